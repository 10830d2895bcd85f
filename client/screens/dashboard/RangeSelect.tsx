import { Select } from "#client/ui/fields/Select.tsx";
import { rangeNames } from "#domain/rangeNames.ts";
import { ranges, type Range } from "#domain/days.ts";

interface RangeSelectProps {
  range: Range;
  onChange: (range: Range) => void;
}

export function RangeSelect({ range, onChange }: RangeSelectProps) {
  return <Select label="Range" labelHidden size="small" options={options} value={range} onChange={onChange} />;
}

const options = ranges.map((value) => ({ value, label: rangeNames[value] }));
