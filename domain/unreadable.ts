// Shown for a stored text that cannot be decrypted (docs/decisions/0027).

export const cannotOpen = {
  entry: "This entry cannot be opened right now. Nothing was deleted.",
  message: "This message cannot be opened right now. Nothing was deleted.",
} as const;

/** Why an entry that cannot be decrypted cannot be changed: the invisible texts would be lost. */
export const cannotChange = {
  entry: "This entry cannot be opened right now, so it cannot be changed. Nothing was deleted.",
  tag: "This tag cannot be opened right now, so it cannot be changed. Nothing was deleted.",
  ownMood: "Your own mood cannot be opened right now, so it cannot be changed. Nothing was deleted.",
  profile: "Your profile cannot be opened right now, so it cannot be changed. Nothing was deleted.",
} as const;
