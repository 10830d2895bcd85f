import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ProfileCard_viewer$key } from "#client/__generated__/ProfileCard_viewer.graphql.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { later } from "#client/ui/motion/later.ts";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { address, avatar, edit, name as nameStyle, paper, scene, words } from "./ProfileCard.css.ts";

const Land = later(async () => (await import("#client/pictures/Land.tsx")).Land);

/** The viewer's profile, with a link to Edit Profile. */
export function ProfileCard({ viewer }: { viewer: ProfileCard_viewer$key }) {
  const { email, user } = useFragment(
    graphql`
      fragment ProfileCard_viewer on Viewer {
        email
        user {
          username
          displayName
          picture
        }
      }
    `,
    viewer,
  );
  const name = user.displayName ?? user.username;

  return (
    <section className={scene} aria-label="Profile">
      <Land>
        <></>
      </Land>
      <div className={paper}>
        <span className={avatar}>
          <Avatar name={name} picture={user.picture} size="large" />
        </span>
        <div className={words}>
          <h2 className={nameStyle} dir="auto">
            {name}
          </h2>
          <p className={address} dir="auto">
            @{user.username} · {email}
          </p>
        </div>
        <span className={edit}>
          <LinkButton to="/edit-profile" variant="line" wide>
            Edit Profile
          </LinkButton>
        </span>
      </div>
    </section>
  );
}
