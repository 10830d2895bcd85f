/** What is asked and said about deleting the account, wherever that is done (spec sections 5 and 8). */
export const deletion = {
  question: "Delete your account and everything you wrote? This cannot be undone.",
  done: { title: "Account Deleted" },
  failed: { title: "Deletion Failed", description: "Failed to delete account. Please try again." },
} as const;
