import * as Ariakit from "@ariakit/react";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { foldedName } from "#domain/nameWords.ts";
import { FieldError } from "./Field.tsx";
import { field, hintText, labelEnd as labelEndPlace, labelText } from "./Field.css.ts";
import { matching, plain } from "./matching.ts";
import { option as optionStyle, popover } from "./Select.css.ts";
import { box, chosen as chosenStyle, detail, input, make, name as nameStyle } from "./TagField.css.ts";
import { TagToggles } from "./TagToggles.tsx";
import { Icon } from "../display/Icon.tsx";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";

/** A tag that can be chosen. */
export interface TagOption {
  id: string;
  label: string;
  group: string | null;
  /** Beside its name in the list, such as "7 entries". */
  detail?: string;
}

/** A chosen tag; without an id it is made when the entry is saved. */
export interface ChosenTag {
  id: string | null;
  label: string;
}

interface TagFieldProps {
  label: string;
  /** In the order in which they are offered: the likeliest first. */
  options: readonly TagOption[];
  chosen: readonly ChosenTag[];
  onChange: (chosen: readonly ChosenTag[]) => void;
  /** The longest name. */
  maxLength: number;
  /** Says why no further tag can be chosen. */
  full?: string | undefined;
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A choice of tags: typing finds one, Enter takes or makes it, and the likeliest are one tap. Import it lazily. */
export function TagField(props: TagFieldProps) {
  const { label, options, chosen, onChange, maxLength, full, labelEnd, hint, error } = props;
  const id = useId();
  const control = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const wanted = typed.trim().replaceAll(/\s+/g, " ");
  const free = options.filter((option) => !isIn(chosen, option));
  const matches = wanted ? matching(free, wanted).slice(0, mostMatches) : [];
  const isKnown = [...options, ...chosen].some((one) => foldedName(one.label) === foldedName(wanted));
  // Enter takes a tag that begins with what was typed, and makes one otherwise.
  const likely = matches.find((match) => isKnown || plain(match.label).startsWith(plain(wanted)));

  const add = (tag: ChosenTag) => {
    setTyped("");
    if (full !== undefined || isIn(chosen, tag)) return;
    setSaid(`${tag.label} added`);
    onChange([...chosen, tag]);
  };
  const remove = (tag: ChosenTag) => {
    setSaid(`${tag.label} removed`);
    onChange(chosen.filter((one) => one !== tag));
  };
  const removeLast = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    if (event.key === "Backspace" && typed === "" && last) remove(last);
    // Enter chooses a tag here, and never sends the form.
    if (event.key === "Enter") event.preventDefault();
  };
  const toggle = (option: TagOption) => {
    const known = chosen.find((one) => isSame(one, option));
    if (known) remove(known);
    else add({ id: option.id, label: option.label });
  };
  const note = full ?? error;

  return (
    <div className={field}>
      <label htmlFor={id} className={labelText}>
        {label}
      </label>
      <Ariakit.ComboboxProvider
        value={typed}
        setValue={setTyped}
        open={wanted !== ""}
        setOpen={(isOpen) => !isOpen && setTyped("")}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the input within has the keys */}
        <div ref={frame} className={box} data-invalid={error ? "" : undefined} onClick={() => control.current?.focus()}>
          {chosen.map((tag) => (
            <button
              key={tag.label}
              type="button"
              className={chosenStyle}
              aria-label={`Remove ${tag.label}`}
              onClick={() => remove(tag)}
            >
              <bdi className={nameStyle}>{tag.label}</bdi>
              <Icon name="close" size={15} />
            </button>
          ))}
          <Ariakit.Combobox
            ref={control}
            id={id}
            dir="auto"
            autoSelect="always"
            getAutoSelectId={(items) => items.find(({ value }) => value === (likely?.label ?? wanted))?.id}
            autoComplete="list"
            className={input}
            placeholder={chosen.length === 0 ? "Find or make a tag" : undefined}
            maxLength={maxLength}
            disabled={full !== undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={note ? `${id}-error` : hint ? `${id}-hint` : undefined}
            onKeyDown={removeLast}
          />
        </div>
        <Matches box={frame} label={label} wanted={wanted} canMake={!isKnown} matches={matches} onTake={add} />
      </Ariakit.ComboboxProvider>
      {labelEnd && <div className={labelEndPlace}>{labelEnd}</div>}
      {note && <FieldError id={`${id}-error`}>{note}</FieldError>}
      {hint && !note && (
        <span id={`${id}-hint`} className={hintText}>
          {hint}
        </span>
      )}
      <TagToggles
        key={options.length === 0 ? "none" : "some"}
        options={options}
        isChosen={(option) => isIn(chosen, option)}
        onToggle={toggle}
        isFull={full !== undefined}
      />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}

interface MatchesProps {
  /** The list is as wide as this. */
  box: RefObject<HTMLElement | null>;
  label: string;
  wanted: string;
  canMake: boolean;
  matches: readonly TagOption[];
  onTake: (tag: ChosenTag) => void;
}

/** What typing finds. Make stands first, but is not the likeliest where a tag begins so. */
function Matches({ box: anchor, label, wanted, canMake, matches, onTake }: MatchesProps) {
  return (
    <Ariakit.ComboboxPopover
      className={popover}
      gutter={6}
      sameWidth
      fixed
      unmountOnHide
      getAnchorRect={() => anchor.current?.getBoundingClientRect() ?? null}
      aria-label={label}
    >
      {wanted !== "" && canMake && (
        <Ariakit.ComboboxItem
          value={wanted}
          setValueOnClick={false}
          className={optionStyle}
          onClick={() => onTake({ id: null, label: wanted })}
        >
          <span className={make}>
            <Icon name="plus" size={18} />
            <span className={nameStyle}>
              Make “<bdi>{wanted}</bdi>”
            </span>
          </span>
        </Ariakit.ComboboxItem>
      )}
      {matches.map((match) => (
        <Ariakit.ComboboxItem
          key={match.id}
          value={match.label}
          setValueOnClick={false}
          className={optionStyle}
          onClick={() => onTake({ id: match.id, label: match.label })}
        >
          <bdi className={nameStyle}>{match.label}</bdi>
          {match.detail && <span className={detail}>{match.detail}</span>}
        </Ariakit.ComboboxItem>
      ))}
    </Ariakit.ComboboxPopover>
  );
}

export const mostMatches = 8;

function isIn(chosen: readonly ChosenTag[], tag: ChosenTag): boolean {
  return chosen.some((one) => isSame(one, tag));
}

/** One name is one tag, whatever device made it. */
function isSame(one: ChosenTag, other: ChosenTag): boolean {
  return (one.id !== null && one.id === other.id) || foldedName(one.label) === foldedName(other.label);
}
