import { useId, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import type { LocalDate } from "#domain/days.ts";
import { counted } from "#domain/trendWords.ts";
import * as css from "./YearTags.css.ts";

/** A tag with the days of a year on which it was used. */
export interface TagOfYear {
  id: string;
  name: string;
  days: readonly LocalDate[];
}

interface YearTagsProps {
  year: number;
  /** Those with the most days first. */
  tags: readonly TagOfYear[];
  chosen: TagOfYear | undefined;
  onChoose: (id: string | undefined) => void;
}

/** A row for each tag of a year, with the number of its days. The year shows the days of the chosen one. */
export function YearTags({ year, tags, chosen, onChoose }: YearTagsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (tags.length === 0) return null;
  const most = Math.max(...tags.map(({ days }) => days.length));
  const isWhole = isOpen || tags.length <= atFirst || (chosen !== undefined && tags.indexOf(chosen) >= atFirst);

  return (
    <section className={css.place} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        Your tags in {year}
      </h3>
      <p className={css.words}>Choose one to see its days in the year.</p>
      <ul className={css.list}>
        {(isWhole ? tags : tags.slice(0, atFirst)).map((tag) => (
          <li key={tag.id}>
            <button
              type="button"
              className={css.row}
              aria-pressed={tag === chosen}
              onClick={() => onChoose(tag === chosen ? undefined : tag.id)}
            >
              <span className={css.name}>
                {tag === chosen && <Icon name="check" size={16} />}
                <bdi>{tag.name}</bdi>
              </span>{" "}
              <span className={css.count}>{counted(tag.days.length, "day")}</span>
              <span className={css.bar} aria-hidden="true">
                <span className={css.fill} style={{ "--width": `${(tag.days.length / most) * 100}%` }} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button variant="line" size="small" onClick={() => setIsOpen(true)}>
          All {tags.length} tags
        </Button>
      )}
    </section>
  );
}

const atFirst = 9;

interface TagFilterProps {
  tag: TagOfYear | undefined;
  onClear: () => void;
}

/** Says that the year shows the days of one tag alone, and ends that. */
export function TagFilter({ tag, onClear }: TagFilterProps) {
  return (
    <div aria-live="polite">
      {tag && (
        <div className={css.filter}>
          <p className={css.filterWords}>
            {counted(tag.days.length, "day")} with “<bdi>{tag.name}</bdi>”
          </p>
          <Button variant="line" size="small" onClick={onClear}>
            Show all days
          </Button>
        </div>
      )}
    </div>
  );
}
