import type { Weather } from "#domain/weathers.ts";
import { sizes } from "./Emoji.css.ts";
import { weather as weathers } from "#client/theme/weather.css.ts";

interface EmojiProps {
  symbol: string;
  /** Read by screen readers. Leave it out where text stands beside the emoji. */
  label?: string;
  /** All sizes except `text` are drawn on a pebble. */
  size?: keyof typeof sizes;
  /** Tints the pebble. */
  weather?: Weather | undefined;
}

export function Emoji({ symbol, label, size = "text", weather }: EmojiProps) {
  return (
    <span
      className={weather ? `${sizes[size]} ${weathers[weather]}` : sizes[size]}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {symbol}
    </span>
  );
}
