import * as Ariakit from "@ariakit/react";
import { useId, useMemo, useState } from "react";
import { control, field, hintText, labelText } from "./Field.css.ts";
import { FieldError, type FieldTexts } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { noMatch, search } from "./SearchSelect.css.ts";
import { arrow, button, chosen, mark, nothingChosen, option as optionStyle, popover } from "./Select.css.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

interface SearchSelectProps extends Omit<FieldTexts, "labelEnd"> {
  name: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  searchLabel: string;
}

/** A choice from a long list, found by typing. Import it lazily: it is the largest of the controls. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, labelHidden, hint, error, name, options, value, onChange, placeholder, searchLabel } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const matches = useMemo(() => matching(options, typed), [options, typed]);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");

  return (
    <div className={field}>
      <Ariakit.ComboboxProvider selectedValue={value} setSelectedValue={onChange} resetValueOnHide setValue={setTyped}>
        <Ariakit.ComboboxSelectLabel className={labelHidden ? visuallyHidden : labelText}>
          {label}
        </Ariakit.ComboboxSelectLabel>
        <Ariakit.ComboboxSelect
          name={name}
          className={button}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        >
          <span className={value ? chosen : nothingChosen}>{value || placeholder}</span>
          <span className={arrow}>
            <Icon name="chevron" size={18} />
          </span>
        </Ariakit.ComboboxSelect>
        <Ariakit.ComboboxPopover className={popover} gutter={6} sameWidth fixed unmountOnHide aria-label={label}>
          <div className={search}>
            <Ariakit.ComboboxInput
              autoSelect
              dir="auto"
              className={control}
              placeholder={searchLabel}
              aria-label={searchLabel}
            />
          </div>
          <Ariakit.ComboboxList aria-label={label}>
            {matches.map((match) => (
              <Ariakit.ComboboxItem key={match} value={match} className={optionStyle}>
                {match}
                <span className={mark}>
                  <Icon name="check" size={18} />
                </span>
              </Ariakit.ComboboxItem>
            ))}
          </Ariakit.ComboboxList>
          {matches.length === 0 && (
            <p className={noMatch}>
              Nothing matches “<bdi>{typed}</bdi>”.
            </p>
          )}
        </Ariakit.ComboboxPopover>
      </Ariakit.ComboboxProvider>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <span id={`${id}-hint`} className={hintText}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** Those that begin with what is typed first, then those with a word that does, then those that contain it. */
function matching(options: readonly string[], typed: string): readonly string[] {
  const wanted = plain(typed.trim());
  if (!wanted) return options;

  const ranked = options.map((option) => ({ option, rank: rankOf(plain(option), wanted) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ option }) => option);
}

function rankOf(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 3;
  if (text.includes(` ${wanted}`)) return 2;
  return text.includes(wanted) ? 1 : 0;
}

// "Cote d'Ivoire" finds "Côte d’Ivoire".
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}
