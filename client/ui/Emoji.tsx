import { sizes } from "./Emoji.css.ts";

interface EmojiProps {
  symbol: string;
  /** Said aloud; without it words stand beside the face. */
  label?: string;
  /** In the text, or on a tile of its own. */
  size?: keyof typeof sizes;
}

/** A face or sign, drawn by the device or in Noto Color Emoji. */
export function Emoji({ symbol, label, size = "text" }: EmojiProps) {
  return (
    <span
      className={sizes[size]}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {symbol}
    </span>
  );
}
