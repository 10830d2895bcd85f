import { inARow, list } from "./Stats.css.ts";

interface StatsProps {
  stats: readonly { label: string; value: number }[];
}

/** Names and numbers, connected by dots. While all are 0 they stand in one row. */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className={stats.every(({ value }) => value === 0) ? inARow : list}>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
