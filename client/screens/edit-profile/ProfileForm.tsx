import { useRef, useState } from "react";
import { useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { graphql } from "relay-runtime";
import type { ProfileForm_viewer$key } from "#client/__generated__/ProfileForm_viewer.graphql.ts";
import type { ProfileFormMutation } from "#client/__generated__/ProfileFormMutation.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { useSubmit } from "#client/data/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { PasswordField } from "#client/ui/fields/PasswordField.tsx";
import { Reveal } from "#client/ui/motion/Reveal.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { textLimits } from "#domain/limits.ts";
import { foldedName } from "#domain/nameWords.ts";
import { keptWords, profileProblem } from "#domain/profile.ts";
import { passwordNeeded } from "#domain/registration.ts";
import { PictureField } from "./PictureField.tsx";
import { ends } from "./ProfileForm.css.ts";
import { useProfileDraft } from "./useProfileDraft.ts";

/** What others see of a person, and where they sign in; Cancel and Save both lead back to the settings. */
export function ProfileForm({ viewer }: { viewer: ProfileForm_viewer$key }) {
  const { email, country, location, user } = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        email
        country
        location
        user {
          id
          username
          displayName
          bio
          picture
        }
      }
    `,
    viewer,
  );
  const { id, username, displayName, bio, picture = null } = user;
  const [draft, edit, forget] = useProfileDraft({
    displayName: displayName ?? "",
    email,
    bio: bio ?? "",
    location: location ?? "",
    profilePicture: picture,
  });
  const [currentPassword, setCurrentPassword] = useState("");
  const isMoving = foldedName(draft.email) !== foldedName(email);
  const form = useRef<HTMLFormElement>(null);
  const { point, clear, errorAt } = useProblem(form);
  const navigate = useNavigate();
  const [submit, isSaving] = useSubmit<ProfileFormMutation>(updateProfile, {
    saved: { title: "Profile updated" },
    failed: (reason) => ({ title: "Failed to update profile", ...(reason ? { description: reason } : {}) }),
  });

  const change = (changed: Partial<typeof draft>) => {
    clear();
    edit(changed);
  };
  const save = () => {
    const words = {
      displayName: keptWords(draft.displayName),
      email: draft.email.trim(),
      bio: keptWords(draft.bio),
      location: keptWords(draft.location),
    };
    const problem = profileProblem(words);
    if (problem) return point(problem);
    if (isMoving && !currentPassword) return point({ field: "currentPassword", message: passwordNeeded });

    const { profilePicture } = draft;
    submit({
      variables: {
        input: {
          ...words,
          ...(profilePicture === picture ? {} : { profilePicture }),
          ...(isMoving ? { currentPassword } : {}),
        },
      },
      onRefused: point,
      onSaved: () => {
        forget();
        const kept = { id, username, displayName: words.displayName, email: words.email, country };
        void platform.storage.keepUser(kept).catch(() => undefined);
        void navigate("/settings");
      },
    });
  };

  return (
    <Form
      ref={form}
      onSubmit={save}
      busy={isSaving}
      end={
        <div className={ends}>
          <LinkButton to="/settings" variant="line" onClick={forget}>
            Cancel
          </LinkButton>
          <Button type="submit" busy={isSaving} busyLabel="Saving...">
            Save
          </Button>
        </div>
      }
    >
      <Card>
        <Stack>
          <PictureField
            name={keptWords(draft.displayName) ?? username}
            value={draft.profilePicture}
            onChange={(profilePicture) => change({ profilePicture })}
            error={errorAt("profilePicture")}
          />
          <TextField
            name="displayName"
            label="Display Name"
            hint={`Optional. Others see it in place of ${username}.`}
            autoComplete="nickname"
            maxLength={textLimits.displayName}
            value={draft.displayName}
            onChange={(next) => change({ displayName: next })}
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
              isMoving
                ? "You will sign in with this one from now on, and your other devices are signed out."
                : "You sign in with it. Nobody else sees it."
            }
            value={draft.email}
            onChange={(next) => change({ email: next })}
            error={errorAt("email")}
          />
          {isMoving && (
            <Reveal>
              <PasswordField
                name="currentPassword"
                label="Current password"
                hint="So that nobody else can change your email."
                autoComplete="current-password"
                value={currentPassword}
                onChange={(typed) => {
                  clear();
                  setCurrentPassword(typed);
                }}
                error={errorAt("currentPassword")}
              />
            </Reveal>
          )}
          <TextArea
            name="bio"
            label="Bio"
            hint="Others see it."
            rows={3}
            counted
            maxLength={textLimits.bio}
            value={draft.bio}
            onChange={(next) => change({ bio: next })}
            error={errorAt("bio")}
          />
          <TextField
            name="location"
            label="Location"
            hint="Optional. Nobody else sees it."
            autoComplete="address-level2"
            maxLength={textLimits.location}
            value={draft.location}
            onChange={(next) => change({ location: next })}
            error={errorAt("location")}
          />
        </Stack>
      </Card>
    </Form>
  );
}

const updateProfile = graphql`
  mutation ProfileFormMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfilePayload {
        viewer {
          ...ProfileForm_viewer
        }
      }
      ... on Refusal {
        message
        code
        field
      }
    }
  }
`;
