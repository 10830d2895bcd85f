import { username as usernameStyle } from "./PersonName.css.ts";

interface PersonNameProps {
  username: string;
  displayName: string | null | undefined;
}

/** What a person is called. The username tells two people with the same display name apart. */
export function PersonName({ username, displayName }: PersonNameProps) {
  if (!displayName) return <bdi>{username}</bdi>;
  return (
    <>
      <bdi>{displayName}</bdi> <span className={usernameStyle}>@{username}</span>
    </>
  );
}
