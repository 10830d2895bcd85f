import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { PeriodSelect_viewer$key } from "#client/__generated__/PeriodSelect_viewer.graphql.ts";
import { Select } from "#client/ui/fields/Select.tsx";
import { nameOfMonth } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { nameOfSpan } from "#domain/spans.ts";
import { allTime, type Period } from "../list/historyView.ts";

interface PeriodSelectProps {
  viewer: PeriodSelect_viewer$key;
  period: Period;
  onChange: (period: Period) => void;
  /** In a row of controls the chosen period says enough. */
  labelHidden?: boolean;
}

/**
 * "Time Period": all time, or a month with an action or a mood (docs/rules.md, History). A selected day adds an option.
 */
export function PeriodSelect({ viewer, ...menu }: PeriodSelectProps) {
  const { months } = useFragment(
    graphql`
      fragment PeriodSelect_viewer on Viewer {
        months
      }
    `,
    viewer,
  );

  return <PeriodMenu months={months} {...menu} />;
}

interface PeriodMenuProps extends Omit<PeriodSelectProps, "viewer"> {
  months: readonly LocalDate[];
}

export function PeriodMenu({ months, period: { month, day }, onChange, labelHidden }: PeriodMenuProps) {
  // The address may name a month without entries.
  const shown = month === null || months.includes(month) ? months : [...months, month].toSorted().toReversed();
  const options = [
    { value: "all", label: "All Time" },
    ...(day ? [{ value: theDay, label: nameOfSpan(day, day) }] : []),
    ...shown.map((value) => ({ value, label: nameOfMonth(value) })),
  ];
  const choose = (value: string) => {
    if (value !== theDay) onChange(value === "all" ? allTime : { month: value, day: null });
  };

  return (
    <Select
      label="Time Period"
      labelHidden={labelHidden}
      size={labelHidden ? "small" : "regular"}
      options={options}
      value={day ? theDay : (month ?? "all")}
      onChange={choose}
    />
  );
}

const theDay = "day";
