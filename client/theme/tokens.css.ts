import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { day, night } from "#domain/palette.ts";
import { nightChosen, nightOfDevice } from "./night.ts";
import { media } from "./sizes.ts";

/** One token for each palette colour: `--sky-top` for `skyTop`. */
export const color = createGlobalThemeContract(day, (_value, path) =>
  path.join("-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

/** The browser's colour around the page. CSS cannot set it, so `theme.ts` updates the meta tags. */
export const chromeColor = { day: day.skyTop, night: night.skyTop };

// Shared images use day colours at night too.
globalStyle(":root, [data-day]", { vars: assignVars(color, day), colorScheme: "light" });
globalStyle(nightOfDevice, { "@media": { [media.night]: { vars: assignVars(color, night), colorScheme: "dark" } } });
globalStyle(nightChosen, { vars: assignVars(color, night), colorScheme: "dark" });
