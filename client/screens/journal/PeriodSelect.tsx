import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { PeriodSelect_viewer$key } from "#client/__generated__/PeriodSelect_viewer.graphql.ts";
import { Select } from "#client/ui/Select.tsx";
import { nameOfMonth } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { box } from "./PeriodSelect.css.ts";

interface PeriodSelectProps {
  viewer: PeriodSelect_viewer$key;
  /** The first of a month; null is All Time. */
  month: LocalDate | null;
  onChange: (month: LocalDate | null) => void;
}

/** "Time Period": all time, or a month that holds an action or a mood (spec section 2). */
export function PeriodSelect({ viewer, month, onChange }: PeriodSelectProps) {
  const { months } = useFragment(
    graphql`
      fragment PeriodSelect_viewer on Viewer {
        months
      }
    `,
    viewer,
  );

  return <PeriodMenu months={months} month={month} onChange={onChange} />;
}

interface PeriodMenuProps extends Omit<PeriodSelectProps, "viewer"> {
  months: readonly LocalDate[];
}

export function PeriodMenu({ months, month, onChange }: PeriodMenuProps) {
  // The address may name a month without entries.
  const shown = month === null || months.includes(month) ? months : [...months, month].toSorted().toReversed();
  const options = [
    { value: allTime, label: "All Time" },
    ...shown.map((value) => ({ value, label: nameOfMonth(value) })),
  ];

  return (
    <div className={box}>
      <Select
        label="Time Period"
        size="small"
        options={options}
        value={month ?? allTime}
        onChange={(value) => onChange(value === allTime ? null : value)}
      />
    </div>
  );
}

const allTime = "all";
