import { useId, useRef, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";
import { Choice, Choices } from "#client/ui/fields/Choices.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { Row } from "#client/ui/layout/Stack.tsx";
import { encodingName, example, reading, readings } from "./ChooseLetters.css.ts";
import type { Letters } from "./source/letters.ts";
import { StepCard } from "./StepCard.tsx";

interface ChooseLettersProps {
  letters: Letters;
  onChoose: (encoding: string) => void;
  takesFocus: boolean;
}

/** Asks which of several readings has the right letters. */
export function ChooseLetters({ letters, onChoose, takesFocus }: ChooseLettersProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [encoding, setEncoding] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const shown = letters.readings.slice(0, mostShown);
  const others = letters.readings.slice(mostShown);
  const choose = (chosen: string) => {
    setEncoding(chosen);
    setMissing(false);
  };
  const submit = () => {
    if (encoding !== undefined) return onChoose(encoding);
    setMissing(true);
    form.current?.querySelector<HTMLElement>("[role='radio']")?.focus();
  };

  return (
    <StepCard title="The letters of this file" takesFocus={takesFocus}>
      <Text tone="soft">
        The file does not say how its letters are written. Here is the same line, read in several ways. Choose the one
        that reads right.
      </Text>
      <Form
        ref={form}
        onSubmit={submit}
        busy={false}
        end={
          <Row>
            <Button type="submit">Continue</Button>
          </Row>
        }
      >
        <span id={id} className={visuallyHidden}>
          The line that reads right
        </span>
        <Choices
          labelledBy={id}
          value={encoding}
          error={isMissing ? "Please choose the line that reads right." : undefined}
        >
          <div className={readings}>
            {shown.map(({ encoding: value, name, example: text }) => (
              <Choice key={value} value={value} className={reading} onPick={choose}>
                <span className={example} dir="auto">
                  {text}
                </span>
                <span className={encodingName}>{name}</span>
              </Choice>
            ))}
          </div>
        </Choices>
        {others.length > 0 && (
          <Select
            label="None of these reads right"
            options={[{ value: "", label: "Choose another way" }, ...others.map(optionFor)]}
            value={others.some((other) => other.encoding === encoding) ? (encoding ?? "") : ""}
            onChange={(value) => (value === "" ? setEncoding(undefined) : choose(value))}
          />
        )}
      </Form>
    </StepCard>
  );
}

const mostShown = 5;

/** An encoding with the piece of text in it. */
export function optionFor({ encoding, name, example: text }: Letters["readings"][number]) {
  return { value: encoding, label: `${name}: ${text}` };
}
