import { Button } from "#client/ui/controls/Button.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { addDays, type LocalDate } from "#domain/days.ts";
import { headingOfSpan } from "#domain/spans.ts";
import { lastTrendDay, trendAfter, trendBefore, trendDays } from "#domain/trends.ts";
import type { Shown } from "./KarmaTrend.tsx";
import { long, middle, short, steps } from "./TrendSteps.css.ts";

interface TrendStepsProps {
  shown: Shown;
  today: LocalDate;
  /** Nothing was written before it. */
  earliest: LocalDate;
  onShow: (shown: Shown) => void;
}

/** Which days the chart has, with the ways to earlier ones and back to these. */
export function TrendSteps({ shown: { range, until }, today, earliest, onShow }: TrendStepsProps) {
  if (range === "all") return null;
  const last = lastTrendDay(range, until ?? today);
  const before = trendBefore(range, last);
  const after = trendAfter(range, last);
  const first = addDays(before, 1);
  const isNext = after >= lastTrendDay(range, today);
  const words =
    range === "week"
      ? { before: "Previous week", after: "Next week" }
      : { before: `The ${trendDays.month} days before`, after: `The ${trendDays.month} days after` };

  return (
    <div className={steps}>
      <IconButton
        icon="back"
        label={words.before}
        disabled={before < earliest}
        onClick={() => onShow({ range, until: before })}
      />
      <p className={middle} aria-live="polite">
        <span className={long}>{headingOfSpan(first, last, today)}</span>
        <span className={short}>{headingOfSpan(first, last, today, true)}</span>
      </p>
      {until && !isNext && (
        <IconButton icon="right" label={words.after} onClick={() => onShow({ range, until: after })} />
      )}
      {(until !== undefined || range === "month") && (
        <Button variant="line" size="small" onClick={() => onShow({ range: until ? range : "week" })}>
          {until && range === "month" ? `Last ${trendDays.month} days` : "This week"}
          <Icon name="right" size={18} />
        </Button>
      )}
    </div>
  );
}
