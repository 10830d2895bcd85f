import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import { Reveal } from "#client/ui/motion/Reveal.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { textLimits } from "#domain/limits.ts";
import type { ProfileValues } from "./useProfileDraft.ts";

interface ProfileFieldsProps {
  draft: ProfileValues;
  username: string;
  /** Set while the email is being changed, which needs the password. */
  newEmail: false | { currentPassword: string; onPassword: (typed: string) => void };
  onChange: (changed: Partial<ProfileValues>) => void;
  /** Returns the error of a field. */
  errorAt: (field: string) => string | undefined;
}

/** The fields of Edit Profile, in order. */
export function ProfileFields({ draft, username, newEmail, onChange, errorAt }: ProfileFieldsProps) {
  return (
    <Stack>
      <TextField
        name="displayName"
        label="Display Name"
        hint={`Optional. Others see it next to @${username}.`}
        autoComplete="nickname"
        maxLength={textLimits.displayName}
        value={draft.displayName}
        onChange={(next) => onChange({ displayName: next })}
        error={errorAt("displayName")}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={textLimits.email}
        hint={
          newEmail
            ? "You’ll sign in with this address from now on. Your other devices will be signed out."
            : "You sign in with it. Only you can see it."
        }
        value={draft.email}
        onChange={(next) => onChange({ email: next })}
        error={errorAt("email")}
      />
      {newEmail && (
        <Reveal>
          <PasswordField
            name="currentPassword"
            label="Current password"
            hint="This keeps anyone else from changing your email."
            autoComplete="current-password"
            value={newEmail.currentPassword}
            onChange={newEmail.onPassword}
            error={errorAt("currentPassword")}
          />
        </Reveal>
      )}
      <TextArea
        name="bio"
        label="Bio"
        hint="Others see it under your name."
        rows={3}
        counted
        maxLength={textLimits.bio}
        value={draft.bio}
        onChange={(next) => onChange({ bio: next })}
        error={errorAt("bio")}
      />
      <TextField
        name="location"
        label="Location"
        hint="Optional. Only you can see this."
        autoComplete="address-level2"
        maxLength={textLimits.location}
        value={draft.location}
        onChange={(next) => onChange({ location: next })}
        error={errorAt("location")}
      />
    </Stack>
  );
}
