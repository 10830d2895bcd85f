import "react";

// `style` passes numbers to `*.css.ts` as custom properties, which React's types leave out.
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
