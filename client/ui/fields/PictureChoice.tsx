import type { ComponentType } from "react";
import { check } from "./Choices.css.ts";
import { Choice, Choices } from "./Choices.tsx";
import { Icon } from "../display/Icon.tsx";
import { card, picture, rows, words } from "./PictureChoice.css.ts";

export interface PictureOption<Value extends string> {
  value: Value;
  label: string;
  Picture: ComponentType;
}

interface PictureChoiceProps<Value extends string> {
  /** The id of the question's text. */
  labelledBy: string;
  /** On a phone, large pictures are stacked and small ones share a line. */
  size?: keyof typeof rows;
  options: readonly PictureOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** A choice between a few pictures, each with a label below it. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { size = "regular", options, onChange, ...question } = props;

  return (
    <Choices {...question}>
      <div className={rows[size]}>
        {options.map(({ value, label, Picture }) => (
          <Choice key={value} value={value} className={card} onPick={onChange}>
            <span className={picture}>
              <Picture />
            </span>
            <span className={words}>{label}</span>
            {value === question.value && (
              <span className={check}>
                <Icon name="check" size={14} />
              </span>
            )}
          </Choice>
        ))}
      </div>
    </Choices>
  );
}
