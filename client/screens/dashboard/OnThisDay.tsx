import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { OnThisDay_viewer$key } from "#client/__generated__/OnThisDay_viewer.graphql.ts";
import { dayPath } from "#domain/paths.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { fromEnum } from "#domain/enums.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { ago, fact, facts, list, memory as memoryStyle, when } from "./OnThisDay.css.ts";

/** "On This Day": what was noted a year and a month ago, and the way to read it. No card where that is nothing. */
export function OnThisDay({ viewer }: { viewer: OnThisDay_viewer$key }) {
  const { onThisDay } = useFragment(
    graphql`
      fragment OnThisDay_viewer on Viewer {
        onThisDay {
          lookBack
          date
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
  if (onThisDay.length === 0) return null;

  return (
    <Card title="On This Day">
      <ul className={list}>
        {onThisDay.map(({ lookBack, date, gold, coal, actions, journals, moods: felt }) => (
          <li key={lookBack} className={memoryStyle}>
            <p>
              <span className={ago}>{lookBack === "YEAR" ? "A year ago" : "A month ago"}</span>{" "}
              <span className={when}>{fullNameOfDay(date)}</span>
            </p>
            <ul className={facts}>
              {felt.map((name) => {
                const mood = fromEnum(moods, name);
                return (
                  mood && (
                    <li key={mood} className={fact}>
                      <Emoji symbol={moodFaces[mood].emoji} size="small" weather={weatherOf(mood)} />
                      {moodFaces[mood].label}
                    </li>
                  )
                );
              })}
              {gold > 0 && (
                <li className={fact}>
                  <CoinIcon size={19} />
                  {gold} Good Karma
                </li>
              )}
              {coal > 0 && (
                <li className={fact}>
                  <LumpIcon size={20} />
                  {coal} {coalLabel(coal)}
                </li>
              )}
              {actions > 0 && <li className={fact}>{counted(actions, "action logged", "actions logged")}</li>}
              {journals > 0 && <li className={fact}>{counted(journals, "journal entry", "journal entries")}</li>}
            </ul>
            <LinkButton to={dayPath(date)} variant="quiet" size="small">
              Read this day
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
