import { useRef, useState } from "react";
import { useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { graphql } from "relay-runtime";
import type { ProfileForm_viewer$key } from "#client/__generated__/ProfileForm_viewer.graphql.ts";
import type { ProfileFormMutation } from "#client/__generated__/ProfileFormMutation.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { foldedName } from "#domain/nameWords.ts";
import { keptWords, profileProblems } from "#domain/profile.ts";
import { passwordNeeded } from "#domain/registration.ts";
import { AsOthersSee } from "./AsOthersSee.tsx";
import { PictureField } from "./PictureField.tsx";
import { ProfileFields } from "./ProfileFields.tsx";
import { ends, place } from "./ProfileForm.css.ts";
import { useProfileDraft } from "./useProfileDraft.ts";

/** The public profile and the email. Cancel and Save both return to the settings. */
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
  const { point, pointAll, clear, errorAt } = useProblem(form);
  const navigate = useNavigate();
  const [submit, isSaving] = useSubmit<ProfileFormMutation>(updateProfile, {
    saved: { title: "Profile updated" },
    failed: (reason) => ({ title: "Failed to update profile", ...(reason ? { description: reason } : {}) }),
  });

  const change = (changed: Partial<typeof draft>) => {
    clear();
    edit(changed);
  };
  const typePassword = (typed: string) => {
    clear();
    setCurrentPassword(typed);
  };
  const save = () => {
    const words = {
      displayName: keptWords(draft.displayName),
      email: draft.email.trim(),
      bio: keptWords(draft.bio),
      location: keptWords(draft.location),
    };
    const missing = isMoving && !currentPassword ? [{ field: "currentPassword", message: passwordNeeded }] : [];
    const problems = [...profileProblems(words), ...missing];
    if (problems.length > 0) return pointAll(problems);

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
      <PictureField
        name={keptWords(draft.displayName) ?? username}
        value={draft.profilePicture}
        onChange={(profilePicture) => change({ profilePicture })}
        error={errorAt("profilePicture")}
      />
      <div className={place}>
        <ProfileFields
          draft={draft}
          username={username}
          newEmail={isMoving && { currentPassword, onPassword: typePassword }}
          onChange={change}
          errorAt={errorAt}
        />
        <AsOthersSee
          username={username}
          displayName={draft.displayName}
          bio={draft.bio}
          picture={draft.profilePicture}
        />
      </div>
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
