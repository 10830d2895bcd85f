import { list, name, number, row } from "./Stats.css.ts";

interface StatsProps {
  stats: readonly { label: string; value: number }[];
}

/** Names and numbers, connected by dots. */
export function Stats({ stats }: StatsProps) {
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
