import { useState } from "react";
import { initialsOf, tintOf } from "#domain/avatars.ts";
import { avatar, photo, sizes } from "./Avatar.css.ts";
import { weather } from "#client/theme/weather.css.ts";

interface AvatarProps {
  name: string;
  /** Address of the picture, or a data URL. */
  picture?: string | null | undefined;
  size?: keyof typeof sizes;
}

/**
 * A person's picture in a drawn circle. Until it loads, or if it fails, their initials in a colour chosen by their
 * name. Place their name beside it.
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
