const failed = { title: "Deletion Failed", description: "Failed to delete account. Please try again." };

/** The texts about deleting an account, for every place that offers it (docs/rules.md, Deletion). */
export const deletion = {
  question:
    "Delete your account and everything you wrote? People keep the messages you sent them. This can’t be undone.",
  dialog: {
    title: "Delete Account",
    text: "Your account and everything you wrote are deleted for good. Please enter your password to continue.",
    labels: ["Delete Account", "Deleting..."] as [string, string],
  },
  done: { title: "Account Deleted" },
  failed,
  refused: (reason: string = failed.description) => ({ ...failed, description: reason }),
};
