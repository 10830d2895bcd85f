import { useState } from "react";
import { useDraft } from "#client/platform/drafts.ts";

export interface ProfileSaid {
  displayName: string;
  email: string;
  bio: string;
  location: string;
  /** A data URL of a new picture; else the address of the one that stands. */
  profilePicture: string | null;
}

/** The changes to a profile, kept until they are saved or cancelled. */
export function useProfileDraft(stored: ProfileSaid) {
  const version = JSON.stringify(stored);
  const [empty] = useState({ version, values: stored });
  const [kept, keep, forget] = useDraft("profile", empty);
  // A draft of an older profile would undo what was changed since.
  const values = kept.version === version ? kept.values : stored;

  return [
    values,
    (changed: Partial<ProfileSaid>) => keep({ version, values: { ...values, ...changed } }),
    forget,
  ] as const;
}
