import { brand } from "#domain/brand.ts";
import { ember, flame, sizes } from "./Brand.css.ts";

interface BrandProps {
  size?: keyof typeof sizes;
}

export function Brand({ size = "header" }: BrandProps) {
  return (
    <span className={sizes[size]}>
      <Flame height={size === "cover" ? 36 : 30} />
      {brand}
    </span>
  );
}

export function Flame({ height }: { height: number }) {
  return (
    <svg width={(height * 26) / 30} height={height} viewBox="0 0 26 30" aria-hidden="true">
      <path d="M13 1c2 6 10 8 10 17a10 10 0 0 1-20 1c0-4 2-6 4-8 0 3 1 4 3 5 1-5 0-10 3-15Z" className={flame} />
      <path d="M13 14c1 3 5 5 5 9a5 5 0 0 1-10 0c0-3 3-5 5-9Z" className={ember} />
    </svg>
  );
}
