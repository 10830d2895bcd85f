import * as css from "./Stats.css.ts";

interface StatsProps {
  stats: readonly { label: string; value: number }[];
}

/** Names and numbers, connected by dots. While all are 0 they stand in one row. */
export function Stats({ stats }: StatsProps) {
  const isShort = stats.every(({ value }) => value === 0);

  return (
    <dl className={isShort ? css.inARow : css.list}>
      {stats.map(({ label, value }) => (
        <div key={label} className={isShort ? css.short : css.row}>
          <dt className={isShort ? css.shortName : css.name}>{label}</dt>
          <dd className={isShort ? css.shortNumber : css.number}>{value.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
