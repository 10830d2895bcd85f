import { cell, grid, label as labelStyle, number } from "./Stats.css.ts";

interface StatsProps {
  stats: readonly { label: string; value: number }[];
}

export function Stats({ stats }: StatsProps) {
  return (
    <dl className={grid}>
      {stats.map(({ label, value }) => (
        <div key={label} className={cell}>
          <dt className={labelStyle}>{label}</dt>
          <dd className={number}>{value.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
