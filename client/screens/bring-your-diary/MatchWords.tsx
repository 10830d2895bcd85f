import { useId, useRef, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { Checkbox } from "#client/ui/fields/Checkbox.tsx";
import { FieldError } from "#client/ui/fields/Field.tsx";
import { Form } from "#client/ui/fields/Form.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { useProblem } from "#client/ui/fields/useProblem.ts";
import { Row } from "#client/ui/layout/Stack.tsx";
import { brand } from "#domain/brand.ts";
import { ownWordLimits } from "#domain/limits.ts";
import { moodFaces, moods as ourMoods, type Mood } from "#domain/moods.ts";
import { nameKey, ownMoodNameProblem } from "#domain/ownWords.ts";
import { counted } from "../_archive/counted.ts";
import type { Choices, ElsewhereGroup, ElsewhereMood, Matching } from "./elsewhere/elsewhere.ts";
import { count, head, heading, list, mood as moodRow, part, word } from "./MatchWords.css.ts";
import { StepCard } from "./StepCard.tsx";

interface MatchWordsProps {
  matching: Matching;
  isWorking: boolean;
  onMatch: (choices: Choices) => void;
  takesFocus: boolean;
}

type Chosen = Mood | "out" | "";

/** What the moods and tags of another app become. */
export function MatchWords({ matching, isWorking, onMatch, takesFocus }: MatchWordsProps) {
  const { source, moods, groups, surroundings } = matching;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { problem, point, clear, errorAt } = useProblem(form);
  const [chosen, setChosen] = useState(
    () => new Map(moods.map(({ name, suggestion }): [string, Chosen] => [name, suggestion ?? ""])),
  );
  const [own, setOwn] = useState<readonly string[]>([]);
  const [groupsLeftOut, setGroupsLeftOut] = useState<readonly string[]>([]);
  const [withSurroundings, setWithSurroundings] = useState(false);

  const submit = () => {
    const open = moods.findIndex(({ name }) => !chosen.get(name));
    if (open >= 0) return point({ field: `mood-${open}`, message: "Please choose a mood, or leave it out." });
    const ownMoods = own.filter((name) => canKeep(name, chosen.get(name) ?? ""));
    if (ownMoods.length > ownWordLimits.ownMoods)
      return point({ message: `You can have at most ${ownWordLimits.ownMoods} own moods. Keep fewer words.` });
    onMatch({
      moods: new Map([...chosen].map(([name, to]) => [name, to === "out" || to === "" ? null : to])),
      ownMoods,
      groupsLeftOut,
      withSurroundings,
    });
  };

  return (
    <StepCard title={`Your words in ${source}`} takesFocus={takesFocus}>
      <Text tone="soft">
        {moods.length > 0
          ? `Choose the ${brand} mood that matches each of yours. You can change any suggestion.`
          : "Choose what to bring."}{" "}
        What you wrote is not changed.{moods.length > 0 && " A word that you keep becomes an own mood."}
      </Text>
      <Form
        ref={form}
        onSubmit={submit}
        busy={isWorking}
        end={
          <Row>
            <Button type="submit" busy={isWorking} busyLabel="Reading...">
              Continue
            </Button>
          </Row>
        }
      >
        {moods.length > 0 && (
          <ul className={list}>
            {moods.map((each, index) => (
              <MoodRow
                key={each.name}
                mood={each}
                name={`mood-${index}`}
                value={chosen.get(each.name) ?? ""}
                isKept={own.includes(each.name)}
                error={errorAt(`mood-${index}`)}
                onChoose={(to) => {
                  clear();
                  setChosen(new Map(chosen).set(each.name, to));
                }}
                onKeep={() => {
                  clear();
                  setOwn(toggled(own, each.name));
                }}
              />
            ))}
          </ul>
        )}
        {groups.length > 0 && (
          <fieldset className={part}>
            <legend className={heading}>Tags to bring</legend>
            {groups.map((group) => (
              <Checkbox
                key={group.name}
                name={`group-${group.name}`}
                label={<GroupLabel group={group} />}
                checked={!groupsLeftOut.includes(group.name)}
                onChange={() => setGroupsLeftOut(toggled(groupsLeftOut, group.name))}
              />
            ))}
          </fieldset>
        )}
        {surroundings !== undefined && (
          <Checkbox
            name="surroundings"
            label={
              <>
                Add place and weather under the text, such as “<bdi>{surroundings}</bdi>”
              </>
            }
            checked={withSurroundings}
            onChange={() => setWithSurroundings(!withSurroundings)}
          />
        )}
        {problem && !problem.field && (
          <div role="alert">
            <FieldError id={`${id}-problem`}>{problem.message}</FieldError>
          </div>
        )}
      </Form>
    </StepCard>
  );
}

interface MoodRowProps {
  mood: ElsewhereMood;
  name: string;
  value: Chosen;
  isKept: boolean;
  error: string | undefined;
  onChoose: (value: Chosen) => void;
  onKeep: () => void;
}

function MoodRow({ mood, name, value, isKept, error, onChoose, onKeep }: MoodRowProps) {
  return (
    <li className={moodRow}>
      <span className={head}>
        {/* The field's own label has the word, too. */}
        <bdi className={word} aria-hidden="true">
          {mood.name}
        </bdi>
        <span className={count}>{counted(mood.count, "entry", "entries")}</span>
      </span>
      <Select
        label={mood.name}
        labelHidden
        name={name}
        options={value === "" ? [{ value: "" as const, label: "Choose a mood" }, ...options] : options}
        value={value}
        onChange={onChoose}
        {...(error === undefined ? {} : { error })}
      />
      {canKeep(mood.name, value) && (
        <Checkbox
          name={`own-${name}`}
          label={
            <>
              Keep the word “<bdi>{mood.name}</bdi>”
            </>
          }
          checked={isKept}
          onChange={onKeep}
        />
      )}
    </li>
  );
}

function GroupLabel({ group: { name, tags, examples } }: { group: ElsewhereGroup }) {
  const more = tags - examples.length;
  return (
    <>
      {name !== "" && (
        <b>
          <bdi>{name}</bdi>:{" "}
        </b>
      )}
      {examples.join(", ")}
      {more > 0 && ` and ${counted(more)} more`}
    </>
  );
}

const options = [
  ...ourMoods.map((value) => ({ value, label: `${moodFaces[value].emoji} ${moodFaces[value].label}` })),
  { value: "out" as const, label: "Leave out the mood, keep the text" },
];

/** Whether a word may stay beside the mood that it becomes. */
function canKeep(name: string, to: Chosen): boolean {
  if (to === "out" || to === "") return false;
  return ownMoodNameProblem(name) === undefined && nameKey(name) !== nameKey(moodFaces[to].label);
}

function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
}
