import { useId, useState } from "react";
import type { OnThisDay_viewer$data } from "#client/__generated__/OnThisDay_viewer.graphql.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { fromEnum } from "#domain/enums.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { nameOfLookBack, nameOfMemory } from "#domain/memories.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { dayPath } from "#domain/paths.ts";
import { weatherOf } from "#domain/weathers.ts";
import { PutAwayButton } from "../_memories/PutAwayButton.tsx";
import { PutAwayStrip } from "../_memories/PutAwayStrip.tsx";
import { usePutAway } from "../_memories/usePutAway.ts";
import * as css from "./OnThisDay.css.ts";

type Memory = OnThisDay_viewer$data["onThisDay"][number];

/** A day to look back at. Its words are drawn once somebody asks for them, because Home is often seen by others, too. */
export function EarlierDay({ memory }: { memory: Memory }) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const { lookBack, date, title, words } = memory;
  const { isHeld, putAway, button } = usePutAway(date);

  if (isHeld)
    return (
      <li>
        <PutAwayStrip date={date} />
      </li>
    );
  return (
    <li className={css.memory}>
      <p id={`${id}-day`} className={css.ago}>
        {nameOfLookBack(lookBack)} <span className={css.when}>{fullNameOfDay(date)}</span>
      </p>
      {title || words ? (
        <h3 dir="auto" className={title ? css.title : css.unnamed}>
          {nameOfMemory(memory)}
        </h3>
      ) : (
        <Facts memory={memory} />
      )}
      {words && (
        <p id={`${id}-words`} dir="auto" className={css.words} hidden={!isShown}>
          {isShown && words}
        </p>
      )}
      <div className={css.ways}>
        {words && (
          <Button
            variant="quiet"
            size="small"
            icon={isShown ? "eyeOff" : "eye"}
            aria-expanded={isShown}
            aria-controls={`${id}-words`}
            aria-describedby={`${id}-day`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? "Hide the words" : "Show the words"}
          </Button>
        )}
        <LinkButton to={dayPath(date)} variant="quiet" size="small" aria-describedby={`${id}-day`}>
          Read this day
        </LinkButton>
      </div>
      <PutAwayButton ref={button} dayId={`${id}-day`} onClick={putAway} />
    </li>
  );
}

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
