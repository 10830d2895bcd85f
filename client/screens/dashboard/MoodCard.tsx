import type { ComponentProps } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodCard_viewer$key } from "#client/__generated__/MoodCard_viewer.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { knownZone } from "#client/platform/zones.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { nameOfTime, noted } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { defaultMood, notePreview } from "#domain/moodCard.ts";
import { weatherOf } from "#domain/weathers.ts";
import { actions } from "./BalanceCard.css.ts";
import { body, detail, face, name, pebble as pebbleStyle, said, sentence as sentenceStyle } from "./MoodCard.css.ts";
import { ShareButton } from "./ShareButton.tsx";
import { useSupportiveSentence } from "./useSupportiveSentence.ts";

/** The current mood, when it was noted, its note and a supportive sentence. */
export function MoodCard({ viewer }: { viewer: MoodCard_viewer$key }) {
  const { currentMood } = useFragment(
    graphql`
      fragment MoodCard_viewer on Viewer {
        currentMood {
          id
          value
          emoji
          label
          note
          occurredAt
          timeZone
          localDate
        }
      }
    `,
    viewer,
  );
  const today = useToday();
  const sentence = useSupportiveSentence(currentMood);
  const { emoji, label } = currentMood ?? defaultMood;
  const note = currentMood?.note && notePreview(currentMood.note);

  const weather = currentMood && weatherOf(currentMood.value.toLowerCase());

  return (
    <Card title="Mood update & Journal note">
      <div className={weather ? `${body} ${weatherColors[weather]}` : body}>
        <div className={face}>
          <span className={pebbleStyle}>
            <Emoji symbol={emoji} />
          </span>
          <div className={said}>
            <p className={name}>{label}</p>
            <p className={detail}>{currentMood ? <Noted {...currentMood} /> : "Waiting for your first mood"}</p>
            {note && (
              <p className={detail} dir="auto">
                {note}
              </p>
            )}
          </div>
        </div>
        {sentence !== undefined && <p className={sentenceStyle}>{sentence && `“${sentence}”`}</p>}
        {currentMood && isHardest(currentMood.value) && <HelpLine />}
        <MoodActions
          dialog={async () => {
            const { ShareMood } = await import("./share/ShareMood.tsx");
            return (props) => (
              <ShareMood
                moodEmoji={emoji}
                moodLabel={label}
                initialNote={currentMood?.note ?? undefined}
                date={today}
                {...props}
              />
            );
          }}
        />
      </div>
    </Card>
  );
}

export function MoodActions({ dialog }: Pick<ComponentProps<typeof ShareButton>, "dialog">) {
  return (
    <div className={actions}>
      <LinkButton to="/mood" variant="quiet">
        Add New
      </LinkButton>
      <ShareButton dialog={dialog}>Share</ShareButton>
    </div>
  );
}

interface NotedProps {
  occurredAt: string;
  timeZone: string;
  localDate: LocalDate;
}

function Noted({ occurredAt, timeZone, localDate }: NotedProps) {
  const { zone } = useShell();
  const today = useToday();
  const time = nameOfTime(knownZone(timeZone), zone(), new Date(occurredAt));

  return (
    <>
      Noted <time dateTime={occurredAt}>{noted(localDate, today, time)}</time>
    </>
  );
}
