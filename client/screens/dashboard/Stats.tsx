import { inARow, list, name, number, row } from "./Stats.css.ts";

interface StatsProps {
  stats: readonly { label: string; value: number }[];
}

/** Names and numbers, connected by dots. While all are 0 they stand in one row. */
export function Stats({ stats }: StatsProps) {
  if (stats.every(({ value }) => value === 0))
    return (
      <dl className={inARow}>
        {stats.map(({ label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>0</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl className={list}>
      {stats.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt className={name}>{label}</dt>
          <dd className={number}>{value.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
