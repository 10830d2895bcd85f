import { useState } from "react";
import { useDraft } from "#client/platform/drafts.ts";

export interface ProfileValues {
  displayName: string;
  email: string;
  bio: string;
  location: string;
  /** A data URL of a new picture, else the current picture's address. */
  profilePicture: string | null;
}

/** Keeps changes to the profile until they are saved or cancelled. */
export function useProfileDraft(stored: ProfileValues) {
  const version = JSON.stringify(stored);
  const [empty] = useState({ version, values: stored });
  const [kept, keep, forget] = useDraft("profile", empty);
  // A draft of an older profile would undo later changes.
  const values = kept.version === version ? kept.values : stored;

  return [
    values,
    (changed: Partial<ProfileValues>) => keep({ version, values: { ...values, ...changed } }),
    forget,
  ] as const;
}
