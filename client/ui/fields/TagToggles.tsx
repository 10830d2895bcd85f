import { useId, useState } from "react";
import type { TagOption } from "./TagField.tsx";
import { all, group as groupStyle, groupName, name as nameStyle, tag, tags } from "./TagField.css.ts";
import { Icon } from "../display/Icon.tsx";

interface TagTogglesProps {
  /** The likeliest first. */
  options: readonly TagOption[];
  isChosen: (option: TagOption) => boolean;
  onToggle: (option: TagOption) => void;
  /** Whether no further tag can be chosen. */
  isFull: boolean;
  disabled?: boolean;
}

/** The likeliest tags, one tap each, and all of them by their groups behind a button. */
export function TagToggles({ options, isChosen, onToggle, isFull, disabled = false }: TagTogglesProps) {
  const id = useId();
  // What is chosen stays in its place, so that nothing moves under a finger.
  const [likeliest] = useState(() => options.slice(0, shownAtFirst).map((option) => option.id));
  const [isOpen, setIsOpen] = useState(false);
  if (options.length === 0) return null;

  const first = likeliest.flatMap((likely) => options.find((option) => option.id === likely) ?? []);
  const toggle = (option: TagOption) => (
    <button
      key={option.id}
      type="button"
      className={tag}
      aria-pressed={isChosen(option)}
      disabled={disabled || (isFull && !isChosen(option))}
      onClick={() => onToggle(option)}
    >
      {isChosen(option) && <Icon name="check" size={16} />}
      <bdi className={nameStyle}>{option.label}</bdi>
    </button>
  );

  if (!isOpen)
    return (
      <div className={tags}>
        {first.map(toggle)}
        {options.length > first.length && (
          <button type="button" className={all} aria-expanded={false} onClick={() => setIsOpen(true)}>
            All {options.length} tags
          </button>
        )}
      </div>
    );
  return groupsOf(options).map(({ group, options: some }, index) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its tags are buttons, and no fields of a form
    <div key={group ?? ""} role="group" aria-labelledby={`${id}-${index}`} className={groupStyle}>
      <span id={`${id}-${index}`} className={groupName}>
        {group ?? "Without a group"}
      </span>
      <div className={tags}>{some.map(toggle)}</div>
    </div>
  ));
}

export const shownAtFirst = 6;

/** Groups by their names, each with its tags by their names; tags without a group come last. */
function groupsOf(options: readonly TagOption[]) {
  const { compare } = new Intl.Collator("en", { sensitivity: "base", numeric: true });
  const names = [...new Set(options.map(({ group }) => group))].toSorted((one, other) =>
    one === null ? 1 : other === null ? -1 : compare(one, other),
  );
  return names.map((group) => ({
    group,
    options: options.filter((option) => option.group === group).toSorted((a, b) => compare(a.label, b.label)),
  }));
}
