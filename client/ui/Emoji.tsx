import { sizes } from "./Emoji.css.ts";

interface EmojiProps {
  symbol: string;
  /** Read aloud; left out where words stand beside the emoji. */
  label?: string;
  size?: keyof typeof sizes;
}

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
