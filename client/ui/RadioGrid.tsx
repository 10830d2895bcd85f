import * as Ariakit from "@ariakit/react";
import { useId } from "react";
import { hintText } from "./Field.css.ts";
import { FieldError } from "./Field.tsx";
import { cards, face, grid, group, names } from "./RadioGrid.css.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  emoji?: string;
  /** Takes a whole row of its own. */
  apart?: boolean;
}

interface RadioGridProps<Value extends string> {
  label: string;
  /** `hidden` is for screen readers only, where the words already stand elsewhere. */
  labelLook?: keyof typeof names | "hidden";
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  columns?: number;
  hint?: string;
  error?: string;
}

/** Arrow keys move and Space or Enter picks, so that moving alone never changes an answer. */
export function RadioGrid<Value extends string>(props: RadioGridProps<Value>) {
  const { label, labelLook = "step", options, value, onChange, columns = 2, hint, error } = props;
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const Label = labelLook === "title" ? "h2" : "span";
  const choose = (chosen: string | number | null) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  const narrowest = options.some(({ emoji }) => emoji) ? "84px" : "124px";

  return (
    <Ariakit.RadioProvider value={value ?? null} setValue={choose}>
      <Ariakit.RadioGroup className={group} aria-labelledby={`${id}-label`} aria-describedby={described || undefined}>
        <Label id={`${id}-label`} className={labelLook === "hidden" ? visuallyHidden : names[labelLook]}>
          {label}
        </Label>
        {hint && (
          <span id={`${id}-hint`} className={hintText}>
            {hint}
          </span>
        )}
        <div className={grid} style={{ "--columns": columns, "--narrowest": narrowest }}>
          {options.map((option) => (
            <Ariakit.Radio
              key={option.value}
              value={option.value}
              className={cards[option.apart ? "row" : option.emoji ? "face" : "word"]}
              type="button"
              render={<Ariakit.Role.button />}
            >
              {option.emoji && (
                <span className={face} aria-hidden="true">
                  {option.emoji}
                </span>
              )}
              {option.label}
            </Ariakit.Radio>
          ))}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </Ariakit.RadioGroup>
    </Ariakit.RadioProvider>
  );
}
