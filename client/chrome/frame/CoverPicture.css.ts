import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";
import { aloft } from "#client/pictures/Land.css.ts";
import { fadesIn } from "#client/pictures/Picture.css.ts";

export const picture = style([fadesIn, { position: "absolute", inset: 0 }]);

const beside = `${media.desktop} and (min-height: 30rem)`;

// On a phone the brand stands in this sky.
globalStyle(`${picture} ${aloft}`, { display: "none", "@media": { [beside]: { display: "inline" } } });

/** Stands on the near hill at every aspect ratio. */
export const scale = style({
  position: "absolute",
  insetInline: 0,
  bottom: "12%",
  width: "min(78%, 260px)",
  marginInline: "auto",
  "@media": {
    [media.low]: { display: "none" },
    [beside]: { bottom: "23%", width: "min(76%, 560px)" },
  },
});
