import * as Ariakit from "@ariakit/react";
import { useId, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode } from "react";
import { group } from "./Choices.css.ts";
import { FieldError } from "./Field.tsx";

interface ChoicesProps {
  /** The id of the question's text. */
  labelledBy: string;
  value: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** A question with its options. Arrow keys move; Space or Enter chooses, so moving never changes the answer. */
export function Choices({ labelledBy, value, error, children }: ChoicesProps) {
  const id = useId();

  return (
    <Ariakit.RadioProvider value={value ?? null}>
      <Ariakit.RadioGroup className={group} aria-labelledby={labelledBy} aria-describedby={error && id}>
        {children}
        {error && <FieldError id={id}>{error}</FieldError>}
      </Ariakit.RadioGroup>
    </Ariakit.RadioProvider>
  );
}

interface ChoiceProps<Value extends string> extends Pick<
  ComponentPropsWithoutRef<"button">,
  "className" | "children" | "name" | "aria-setsize" | "aria-posinset"
> {
  value: Value;
  /** Also called for the option that is already chosen. */
  onPick: (value: Value) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

export function Choice<Value extends string>({ value, onPick, ...props }: ChoiceProps<Value>) {
  return (
    <Ariakit.Radio
      {...props}
      value={value}
      type="button"
      onClick={() => onPick(value)}
      render={<Ariakit.Role.button />}
    />
  );
}
