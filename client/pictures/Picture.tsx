import type { ReactNode } from "react";
import { paint } from "#client/theme/paint.ts";
import { picture, scene } from "./Picture.css.ts";

interface PictureProps {
  children: ReactNode;
}

/** The frame of a small picture in a tile or an option. It includes a small sky, never bare card. */
export function Picture({ children }: PictureProps) {
  return (
    <svg className={picture} viewBox="0 0 120 96" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The frame of the picture in an empty or error state, with its own sky and meadow. */
export function Scene({ children }: PictureProps) {
  return (
    <svg className={scene} viewBox="0 0 260 180" aria-hidden="true">
      <path
        d="M24 92C18 40 66 10 128 10s112 26 112 78-32 72-108 74S30 146 24 92Z"
        fill={paint("skyTop")}
        opacity=".75"
      />
      <path d="M10 160c40-26 80-34 122-34s86 10 120 34c-40 12-80 14-122 14s-80-2-120-14Z" fill={paint("hillNear")} />
      <path d="M20 154c36-20 76-27 112-27 30 0 62 4 88 16-60-5-130-4-200 11Z" fill={paint("hillLit")} />
      {children}
    </svg>
  );
}
