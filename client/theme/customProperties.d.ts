import "react";

// The `style` prop hands numbers to `*.css.ts` as custom properties, which React's own types leave out.
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
