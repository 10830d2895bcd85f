import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { OnThisDay_viewer$data, OnThisDay_viewer$key } from "#client/__generated__/OnThisDay_viewer.graphql.ts";
import { dayPath } from "#domain/paths.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { fromEnum } from "#domain/enums.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { nameOfLookBack } from "#domain/memories.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { useMemories } from "../_waiting/useMemories.ts";
import * as css from "./OnThisDay.css.ts";

/** "On This Day": the title and first words of past days, with links. No card if there are none. */
export function OnThisDay({ viewer }: { viewer: OnThisDay_viewer$key }) {
  const { onThisDay } = useFragment(
    graphql`
      fragment OnThisDay_viewer on Viewer {
        onThisDay(years: 3) {
          lookBack
          date
          title
          words
          entryId
          gold
          coal
          actions
          journals
          moods
        }
      }
    `,
    viewer,
  );
  const memories = useMemories(onThisDay);
  if (memories.length === 0) return null;

  return (
    <Card title="On This Day">
      <ul className={css.list}>
        {memories.map((memory) => (
          <li key={memory.lookBack} className={css.memory}>
            <p className={css.ago}>
              {nameOfLookBack(memory.lookBack)} <span className={css.when}>{fullNameOfDay(memory.date)}</span>
            </p>
            {memory.title && (
              <h3 dir="auto" className={css.title}>
                {memory.title}
              </h3>
            )}
            {memory.words && (
              <p dir="auto" className={css.words}>
                {memory.words}
              </p>
            )}
            {!memory.title && !memory.words && <Facts memory={memory} />}
            <div className={css.way}>
              <LinkButton to={dayPath(memory.date)} variant="quiet" size="small">
                Read this day
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Memory = OnThisDay_viewer$data["onThisDay"][number];

/** The contents of a day without words. */
function Facts({ memory: { gold, coal, actions, journals, moods: felt } }: { memory: Memory }) {
  return (
    <ul className={css.facts}>
      {felt.map((name) => {
        const mood = fromEnum(moods, name);
        return (
          mood && (
            <li key={mood} className={css.fact}>
              <Emoji symbol={moodFaces[mood].emoji} size="small" weather={weatherOf(mood)} />
              {moodFaces[mood].label}
            </li>
          )
        );
      })}
      {gold > 0 && (
        <li className={css.fact}>
          <CoinIcon size={19} />
          {gold} Good Karma
        </li>
      )}
      {coal > 0 && (
        <li className={css.fact}>
          <LumpIcon size={20} />
          {coal} {coalLabel(coal)}
        </li>
      )}
      {actions > 0 && <li className={css.fact}>{counted(actions, "action logged", "actions logged")}</li>}
      {journals > 0 && <li className={css.fact}>{counted(journals, "journal entry", "journal entries")}</li>}
    </ul>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
