import "react";

// The `style` prop carries numbers into `*.css.ts` by custom properties, which React's own types leave out.
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
