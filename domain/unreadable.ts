// Said where what somebody wrote is there, and its seal does not open (docs/decisions/0027).

export const cannotOpen = {
  entry: "This entry cannot be opened right now. Nothing was deleted.",
  message: "This message cannot be opened right now. Nothing was deleted.",
} as const;

/** Why what cannot be opened cannot be changed: it would lose what nobody sees. */
export const cannotChange = {
  entry: "This entry cannot be opened right now, so it cannot be changed. Nothing was deleted.",
  profile: "Your profile cannot be opened right now, so it cannot be changed. Nothing was deleted.",
} as const;
