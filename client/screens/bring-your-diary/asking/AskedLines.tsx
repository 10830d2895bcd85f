import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { FieldError } from "#client/ui/fields/Field.tsx";
import { RadioRow } from "#client/ui/fields/RadioRow.tsx";
import { shortNameOfDay } from "#domain/dayNames.ts";
import { counted } from "../../_archive/counted.ts";
import { card, heading, list, name, none, part, side, sides, when } from "./AskedLines.css.ts";
import { choices, type Asked, type Choice } from "./asked.ts";

interface AskedLinesProps {
  asked: readonly Asked[];
  chosen: ReadonlyMap<number, Choice>;
  /** Whether the person went on before all were chosen. */
  isAsking: boolean;
  onChoose: (more: ReadonlyMap<number, Choice>) => void;
}

/** The lines that are here with other words, each beside its entry. */
export function AskedLines({ asked, chosen, isAsking, onChoose }: AskedLinesProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [most, setMost] = useState(step);
  const shown = asked.slice(0, most);
  const open = asked.length - chosen.size;

  useEffect(() => {
    if (!isAsking) return;
    section.current?.querySelector<HTMLElement>("[role=radio], input")?.focus();
  }, [isAsking]);

  return (
    <section ref={section} aria-labelledby={id} className={part}>
      <h3 id={id} className={heading}>
        {counted(asked.length, "entry has", "entries have")} other words here
      </h3>
      <Text tone="soft">
        They were changed in the file or here since, or only have the same time. Nothing is changed before you choose.
        “Take the file’s” deletes the one that is here.
      </Text>
      {asked.length > 1 && (
        <RadioRow<Choice | "">
          label="All of them"
          options={options}
          value={sameIn(asked, chosen)}
          onChange={(choice) => choice && onChoose(new Map(asked.map(({ place }) => [place, choice])))}
        />
      )}
      {isAsking && (
        <div role="alert">
          <FieldError id={`${id}-problem`}>
            {open === asked.length ? "Please choose what becomes of them." : `Please choose for ${counted(open)} more.`}
          </FieldError>
        </div>
      )}
      <ul className={list}>
        {shown.map((each) => (
          <AskedLine
            key={each.place}
            asked={each}
            choice={chosen.get(each.place) ?? ""}
            onChoose={(choice) => onChoose(new Map([[each.place, choice]]))}
          />
        ))}
      </ul>
      {asked.length > shown.length && (
        <Button variant="line" size="small" onClick={() => setMost(most + step)}>
          Show {counted(Math.min(step, asked.length - shown.length))} more
        </Button>
      )}
    </section>
  );
}

/** How many are shown at first, and more at a press. */
const step = 20;

interface AskedLineProps {
  asked: Asked;
  choice: Choice | "";
  onChoose: (choice: Choice) => void;
}

function AskedLine({ asked: { line, entry }, choice, onChoose }: AskedLineProps) {
  const { localDate, time, words, inFile = "", isEdited } = entry;
  const day = `${shortNameOfDay(localDate)}, ${time}`;

  return (
    <li className={card}>
      <span className={when}>{day}</span>
      <div className={sides}>
        <Side label={isEdited ? "Here, edited by you" : "Here"} words={words} />
        <Side label={`In the file, line ${counted(line)}`} words={inFile} />
      </div>
      <RadioRow<Choice | "">
        label={`${day}, line ${counted(line)}`}
        labelHidden
        options={options}
        value={choice}
        onChange={(picked) => picked && onChoose(picked)}
      />
    </li>
  );
}

function Side({ label, words }: { label: string; words: string }) {
  return (
    <div className={side}>
      <span className={name}>{label}</span>
      {words === "" ? <span className={none}>No words</span> : <bdi>{words}</bdi>}
    </div>
  );
}

const labels: Record<Choice, string> = { leave: "Leave mine", take: "Take the file’s", both: "Keep both" };
const options = choices.map((value) => ({ value, label: labels[value] }));

/** The one choice for all; "" if they differ or some are open. */
function sameIn(asked: readonly Asked[], chosen: ReadonlyMap<number, Choice>): Choice | "" {
  const [first] = asked;
  const choice = first && chosen.get(first.place);
  return choice && asked.every(({ place }) => chosen.get(place) === choice) ? choice : "";
}
