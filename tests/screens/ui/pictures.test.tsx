import { gzipSync } from "node:zlib";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { WeatherDrawing } from "#client/pictures/WeatherDrawing.tsx";
import { paint } from "#client/theme/paint.ts";
import { color } from "#client/theme/tokens.css.ts";
import type { Color } from "#domain/palette.ts";
import { weathers } from "#domain/weathers.ts";

const modules = import.meta.glob<Record<string, ComponentType>>(
  ["/client/pictures/*{Picture,Scene,Land,Hills}.tsx", "!/client/pictures/{Picture,CoverPicture,FootLand}.tsx"],
  { eager: true },
);
const pictures = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => /(?:Picture|Scene|Land|Hills)$/.test(name));

test("a drawing is painted with tokens that the style sheet defines", () => {
  const names = Object.keys(color).filter(
    (name): name is Exclude<Color, "liftOne" | "liftTwo"> => !name.startsWith("lift"),
  );

  expect(names.map(paint)).toEqual(names.map((name) => color[name]));
});

describe.each(pictures)("the %s", (_name, Picture) => {
  const markup = renderToStaticMarkup(<Picture />);

  test("weighs at most 3 kB", () => {
    expect(gzipSync(markup).length).toBeLessThanOrEqual(3000);
  });

  test("takes every colour from the theme, so that it changes at night", () => {
    const colours = [...markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);

    expect(colours).not.toEqual([]);
    expect(colours.filter((colour) => !/^(?:none|var\(--[\w-]+\))$/.test(colour ?? ""))).toEqual([]);
  });
});

test("pictures are found to test", () => {
  expect(pictures.length).toBeGreaterThan(18);
});

test.each(weathers)(
  "the drawing of %s weather is hidden from screen readers, because its name stands beside it",
  (weather) => {
    expect(renderToStaticMarkup(<WeatherDrawing weather={weather} />)).toMatch(/^<svg [^>]*aria-hidden="true"/);
  },
);
