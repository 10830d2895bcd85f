import { paint } from "#client/theme/paint.ts";
import { Bird } from "./LivelyCast.tsx";
import { Picture } from "./Picture.tsx";

export function ConnectPicture() {
  return (
    <Picture>
      <path d="M4 70c30 8 82 8 112 0" stroke={paint("bark")} strokeWidth="4" fill="none" strokeLinecap="round" />
      <path d="M96 72c5-6 9-8 15-8-2 6-7 9-15 8Z" fill={paint("leaf")} />
      <path d="M22 74c-4-6-9-8-14-7 2 6 7 8 14 7Z" fill={paint("leaf")} />
      <Bird transform="translate(39 71) scale(1.5)" />
      <Bird transform="translate(86 71) scale(-1.35 1.35)" />
      <path d="M62 22c3-6 11-4 11 2 0 5-6 9-11 13-5-4-11-8-11-13 0-6 8-8 11-2Z" fill={paint("warmMid")} />
    </Picture>
  );
}
