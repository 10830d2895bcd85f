import { Select } from "#client/ui/fields/Select.tsx";
import { ranges, type Range } from "#domain/days.ts";

interface RangeSelectProps {
  range: Range;
  onChange: (range: Range) => void;
}

export function RangeSelect({ range, onChange }: RangeSelectProps) {
  return <Select label="Range" labelHidden size="small" options={options} value={range} onChange={onChange} />;
}

export const rangeLabels: Record<Range, string> = {
  today: "Today",
  week: "This Week",
  month: "This Month",
  year: "This Year",
  all: "All Time",
};

const options = ranges.map((value) => ({ value, label: rangeLabels[value] }));
