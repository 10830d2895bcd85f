import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { EditProfileScreenQuery } from "#client/__generated__/EditProfileScreenQuery.graphql.ts";
import { Screen } from "#client/chrome/Screen.tsx";
import { usePreloaded } from "#client/relay/usePreloaded.ts";
import { StaleNote } from "#client/ui/StaleNote.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

const query = graphql`
  query EditProfileScreenQuery @preloadable {
    viewer @required(action: THROW) {
      ...ProfileForm_viewer
    }
  }
`;

/** One's own profile (spec section 2). There is no skeleton: the look-up has brought it. */
export function EditProfileScreen({ queryRef }: { queryRef: PreloadedQuery<EditProfileScreenQuery> }) {
  const { data, isStale } = usePreloaded<EditProfileScreenQuery>(query, queryRef);

  return (
    <Screen title="Edit Profile" width="column" back="/settings">
      {isStale && <StaleNote of="details" />}
      <ProfileForm viewer={data.viewer} />
    </Screen>
  );
}
