import { useId, type ReactNode } from "react";
import { Icon } from "#client/ui/display/Icon.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { fields, head, part, sign, title as titleStyle } from "./FormPart.css.ts";

interface FormPartProps {
  number: number;
  title: string;
  done: boolean;
  children: ReactNode;
}

export function FormPart({ number, title, done, children }: FormPartProps) {
  const id = useId();

  return (
    <fieldset aria-labelledby={id} className={part}>
      <div className={head}>
        <span className={sign[done ? "done" : "open"]} aria-hidden="true">
          {done ? <Icon name="check" size={18} /> : number}
        </span>
        <h2 id={id} className={titleStyle}>
          {title}
          {done && <VisuallyHidden>, complete</VisuallyHidden>}
        </h2>
      </div>
      <div className={fields}>{children}</div>
    </fieldset>
  );
}
