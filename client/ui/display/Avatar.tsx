import { useState } from "react";
import { initialsOf, tintOf } from "#domain/avatars.ts";
import { avatar, photo, sizes } from "./Avatar.css.ts";
import { weather } from "#client/theme/weather.css.ts";

interface AvatarProps {
  name: string;
  /** Address of their picture, or the picture itself as a data URL. */
  picture?: string | null | undefined;
  size?: keyof typeof sizes;
}

/**
 * A drawn circle with somebody's picture, or until that has come, or cannot, their initials in the colours of a weather that is theirs
 * by name. Their name stands beside it.
 */
export function Avatar({ name, picture, size = "regular" }: AvatarProps) {
  const [broken, setBroken] = useState<string>();

  return (
    <span className={`${avatar} ${sizes[size]} ${weather[tintOf(name)]}`} aria-hidden="true">
      {initialsOf(name)}
      {picture && picture !== broken && (
        <img
          key={picture}
          className={photo}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(picture)}
        />
      )}
    </span>
  );
}
