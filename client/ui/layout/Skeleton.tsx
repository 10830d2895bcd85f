import { bone, card, round } from "./Skeleton.css.ts";

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: "line" | "round" | "card";
}

/** Hidden from screen readers: the page says "Loading" once for all skeletons. */
export function Skeleton({ width = "100%", height = 16, shape = "line" }: SkeletonProps) {
  const className = { line: bone, round: `${bone} ${round}`, card: `${bone} ${card}` }[shape];

  return (
    <span aria-hidden="true" className={className} style={{ "--width": length(width), "--height": length(height) }} />
  );
}

function length(value: number | string): string {
  return typeof value === "number" ? `${value}px` : value;
}
