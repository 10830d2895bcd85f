import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { MoodCard_viewer$key } from "#client/__generated__/MoodCard_viewer.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { useToday } from "#client/chrome/session/useToday.ts";
import { knownZone } from "#client/platform/zones.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import { useRecentlyFelt } from "../_help/recentlyFelt.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { useOpened, type Drawing, type OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { nameOfTime, timeInSentence } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import { isHardest, isHelpNeeded } from "#domain/heavyDays.ts";
import { defaultMood, notePreview } from "#domain/moodCard.ts";
import { weatherOf } from "#domain/weathers.ts";
import { QuickMood } from "./later.ts";
import { body, detail, face, name, pebble as pebbleStyle, caption, sentence as sentenceStyle } from "./MoodCard.css.ts";
import { cut } from "./MoodRow.css.ts";
import { useSupportiveSentence } from "./useSupportiveSentence.ts";

/** The current mood, its time, its note and a supportive sentence. */
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
  const felt = useRecentlyFelt(currentMood);
  const isHard = currentMood && isHardest(currentMood.value);
  // A sentence for an earlier mood would be read as the answer to what was logged since.
  const isOutdated = currentMood && !isHard && isHelpNeeded(felt, today, new Date(currentMood.occurredAt));
  const sentence = useSupportiveSentence(isOutdated ? null : currentMood);
  const { emoji, label } = currentMood ?? defaultMood;
  const note = currentMood?.note && notePreview(currentMood.note);

  const weather = currentMood && weatherOf(currentMood.value.toLowerCase());

  const share = async () => {
    const { ShareMood } = await import("./share/ShareMood.tsx");
    return (props: OpenedProps) => (
      <ShareMood
        moodEmoji={emoji}
        moodLabel={label}
        initialNote={currentMood?.note ?? undefined}
        date={today}
        {...props}
      />
    );
  };

  return (
    <Card title="Mood update & Journal note" headEnd={<ShareMoodButton dialog={share} />}>
      <div className={weather ? `${body} ${weatherColors[weather]}` : body}>
        <div className={face}>
          <span className={pebbleStyle}>
            <Emoji symbol={emoji} />
          </span>
          <div className={caption}>
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
        {(isHard || isHelpNeeded(felt, today)) && <HelpLine />}
        <div className={cut} />
        <QuickMood current={currentMood ?? null} />
      </div>
    </Card>
  );
}

export function ShareMoodButton({ dialog }: { dialog: () => Promise<Drawing> }) {
  const { drawn, open } = useOpened();

  return (
    <>
      <IconButton icon="share" label="Share" onClick={() => void open(dialog)} />
      {drawn}
    </>
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
      Noted <time dateTime={occurredAt}>{timeInSentence(localDate, today, time)}</time>
    </>
  );
}
