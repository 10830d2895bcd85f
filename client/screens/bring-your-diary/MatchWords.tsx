import { useId, useRef, useState } from "react";
import { useOwnWords } from "#client/data/words/ownWords.ts";
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
    () => new Map(moods.map(({ key, suggestion }): [string, Chosen] => [key, suggestion ?? ""])),
  );
  const { room, others } = useRoom(moods);
  const byDefault = keptByDefault(moods, room);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const isKept = (key: string) => byDefault.kept.has(key) !== changed.includes(key);
  const [groupsLeftOut, setGroupsLeftOut] = useState<readonly string[]>([]);
  const [withSurroundings, setWithSurroundings] = useState(false);

  const submit = () => {
    const open = moods.findIndex(({ key }) => !chosen.get(key));
    if (open >= 0) return point({ field: `mood-${open}`, message: "Please choose a mood, or leave it out." });
    const ownMoods = moods.filter(({ key, name }) => isKept(key) && canKeep(name, chosen.get(key) ?? ""));
    if (ownMoods.length > room)
      return point({
        message: `You can have at most ${ownWordLimits.ownMoods} own moods${others > 0 ? `, and have ${others} already` : ""}. Keep fewer words.`,
      });
    onMatch({
      moods: new Map([...chosen].map(([key, to]) => [key, to === "out" || to === "" ? null : to])),
      ownMoods: ownMoods.map(({ name }) => name),
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
      {byDefault.isOver && (
        <Text tone="soft">
          You can have at most {ownWordLimits.ownMoods} own moods
          {others > 0 && <>, and have {others} already</>}, so the words that are used least are not ticked.
        </Text>
      )}
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
                key={each.key}
                mood={each}
                name={`mood-${index}`}
                value={chosen.get(each.key) ?? ""}
                isKept={isKept(each.key)}
                error={errorAt(`mood-${index}`)}
                onChoose={(to) => {
                  clear();
                  setChosen(new Map(chosen).set(each.key, to));
                }}
                onKeep={() => {
                  clear();
                  setChanged(toggled(changed, each.key));
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

/** How many of these words can be kept, beside the own moods that the person has already. */
function useRoom(moods: readonly ElsewhereMood[]) {
  const names = new Set(moods.map(({ name }) => nameKey(name)));
  const others = useOwnWords().ownMoods.filter(({ name }) => !names.has(nameKey(name))).length;
  return { others, room: Math.max(0, ownWordLimits.ownMoods - others) };
}

/** The words that stay unless the person says otherwise: those that can, the most frequent first. */
function keptByDefault(moods: readonly ElsewhereMood[], room: number) {
  const kept = new Set<string>();
  let [taken, isOver] = [0, false];
  for (const { key, name, suggestion } of moods) {
    if (ownMoodNameProblem(name) !== undefined) continue;
    // A word that is the name of its mood takes no room.
    const needsRoom = suggestion === undefined || canKeep(name, suggestion);
    if (needsRoom && taken === room) isOver = true;
    else kept.add(key);
    if (needsRoom && taken < room) taken += 1;
  }
  return { kept, isOver };
}

function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
}
