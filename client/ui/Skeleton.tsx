import { bone, card, round } from "./Skeleton.css.ts";

interface SkeletonProps {
  /** Any CSS length; a number is pixels. */
  width?: number | string;
  height?: number | string;
  shape?: "line" | "round" | "card";
}

/** Keeps the place of what is still on its way. Say "Loading" once for the whole page; this says nothing. */
export function Skeleton({ width = "100%", height = 16, shape = "line" }: SkeletonProps) {
  const className = { line: bone, round: `${bone} ${round}`, card: `${bone} ${card}` }[shape];

  return (
    <span aria-hidden="true" className={className} style={{ "--width": length(width), "--height": length(height) }} />
  );
}

function length(value: number | string): string {
  return typeof value === "number" ? `${value}px` : value;
}
