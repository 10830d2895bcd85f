import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { EditProfileScreenQuery } from "#client/__generated__/EditProfileScreenQuery.graphql.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { ScreenSkeleton } from "#client/chrome/screen/ScreenSkeleton.tsx";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

const query = graphql`
  query EditProfileScreenQuery @preloadable {
    viewer @required(action: THROW) {
      ...ProfileForm_viewer
    }
  }
`;

interface EditProfileProps {
  queryRef: PreloadedQuery<EditProfileScreenQuery>;
}

export const head: Head = { title: "Edit Profile", back: "/settings" };

/** The viewer's own profile (docs/rules.md, Profile). */
export function EditProfileScreen({ queryRef }: EditProfileProps) {
  return (
    <Screen {...head}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Profile queryRef={queryRef} />
      </Suspense>
    </Screen>
  );
}

function Profile({ queryRef }: EditProfileProps) {
  const { data, isStale } = usePreloaded<EditProfileScreenQuery>(query, queryRef);

  return (
    <>
      {isStale && <StaleNote data="details" />}
      <ProfileForm viewer={data.viewer} />
    </>
  );
}
