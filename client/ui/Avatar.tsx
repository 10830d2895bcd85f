import { initialsOf, tintOf } from "#domain/avatars.ts";
import { avatar, sizes } from "./Avatar.css.ts";
import { weather } from "./weather.css.ts";

interface AvatarProps {
  name: string;
  size?: keyof typeof sizes;
}

/** A drawn circle with somebody's initials, in the colours of a weather that is theirs by name. Their name stands beside it. */
export function Avatar({ name, size = "regular" }: AvatarProps) {
  return (
    <span className={`${avatar} ${sizes[size]} ${weather[tintOf(name)]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
