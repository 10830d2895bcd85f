import { useEffect, useRef, useState } from "react";
import { Icon } from "#client/ui/display/Icon.tsx";
import type { TextName } from "#domain/entries/field.ts";
import type { FieldsOf } from "#domain/entries/kinds.ts";
import { EntryText } from "../_entries/EntryTexts.tsx";
import { answer, closed, hidden, lines, open, plus } from "./Reflections.css.ts";

type Name = TextName<FieldsOf<"action">>;

interface ReflectionsProps {
  names: readonly Name[];
  labels: ReadonlyMap<string, string>;
  values: Partial<Record<Name, string>>;
  onChange: (changed: Partial<Record<Name, string>>) => void;
  errorAt: (field: string) => string | undefined;
  isEdit: boolean;
}

/** The questions to reflect on (docs/rules.md, Reflections). */
export function Reflections({ names, ...texts }: ReflectionsProps) {
  return (
    <div className={lines}>
      {names.map((name) => (
        // Another question begins as a line again.
        <QuestionLine key={`${name} ${texts.labels.get(name)}`} {...texts} name={name} />
      ))}
    </div>
  );
}

/**
 * A question on one line. It opens when its field gets the focus, and stays open: if it folded, what is pressed next
 * would move away.
 */
function QuestionLine({ name, ...texts }: Omit<ReflectionsProps, "names"> & { name: Name }) {
  const [isTouched, setIsTouched] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const isOpen = isTouched || Boolean(texts.values[name]);

  useEffect(() => {
    if (isTouched) line.current?.scrollIntoView({ block: "nearest" });
  }, [isTouched]);

  return (
    <div ref={line} className={isOpen ? open : closed} onFocus={() => setIsTouched(true)}>
      <EntryText kind="action" {...texts} name={name} look={isOpen ? answer : hidden} />
      {!isOpen && (
        <span className={plus}>
          <Icon name="plus" size={20} />
        </span>
      )}
    </div>
  );
}
