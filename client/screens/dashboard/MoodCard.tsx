import { useState } from "react";
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
import { localDateOf } from "#domain/days.ts";
import { isHardDay, isHardest, isHelpNeeded } from "#domain/heavyDays.ts";
import { defaultMood, notePreview } from "#domain/moodCard.ts";
import { weatherOf } from "#domain/weathers.ts";
import { HeldLine, MoodLand, NoteLine, QuickMood, WaitingSign } from "./later.ts";
import * as css from "./MoodCard.css.ts";
import { useFaceHere } from "./useFaceHere.ts";
import { useMoodNow } from "./useMoodNow.ts";
import { useSupportiveSentence } from "./useSupportiveSentence.ts";

/** The newest mood, its time, its note and a supportive sentence, and the faces that are logged with one press. */
export function MoodCard({ viewer }: { viewer: MoodCard_viewer$key }) {
  const { currentMood } = useFragment(
    graphql`
      fragment MoodCard_viewer on Viewer {
        currentMood {
          value
          emoji
          label
          note
          occurredAt
          timeZone
        }
      }
    `,
    viewer,
  );
  const mood = useMoodNow(currentMood);
  const here = mood && "input" in mood ? mood : undefined;
  const faceHere = useFaceHere(here);
  const today = useToday();
  const felt = useRecentlyFelt(mood);
  const isHard = mood !== undefined && isHardest(mood.value);
  const needsHelp = isHard || isHelpNeeded(felt, today);
  // A sentence for an earlier mood would be read as the answer to what was logged since.
  const isOutdated = mood && !isHard && isHelpNeeded(felt, today, new Date(mood.occurredAt));
  const sentence = useSupportiveSentence(isOutdated ? null : mood);
  const words = mood ? sentence && `“${sentence}”` : firstWords;
  const held = here?.held;
  const { emoji, label } = here ? (faceHere ?? noFace) : (currentMood ?? defaultMood);
  const fullNote = here ? here.input.note : currentMood?.note;
  const note = fullNote ? notePreview(fullNote) : undefined;
  const weather = mood && weatherOf(mood.value.toLowerCase());

  // On a phone the help would otherwise lie below the fold. A mood that is chosen here moves nothing.
  const [isHelpFirst] = useState(needsHelp);
  const noteAndHelp = (
    <div className={css.notePlace}>
      <NoteLine note={note} isQuiet={needsHelp} />
      {needsHelp && <HelpLine />}
    </div>
  );

  const share = async () => {
    const { ShareMood } = await import("./share/ShareMood.tsx");
    return (props: OpenedProps) => (
      <ShareMood moodEmoji={emoji} moodLabel={label} initialNote={fullNote ?? undefined} date={today} {...props} />
    );
  };

  return (
    <Card dense title="Mood update & Journal note" headEnd={<ShareMoodButton dialog={share} />}>
      <div className={weather ? `${css.body} ${weatherColors[weather]}` : css.body}>
        <div className={css.band}>
          <MoodLand weather={weather} isHard={isHardDay(felt, today)} />
          <span key={label} className={held ? css.chosenPebble : css.pebble}>
            <Emoji symbol={emoji} />
          </span>
          <div className={css.caption}>
            <p className={weather ? css.nameBesideSign : css.name}>{label}</p>
            <div aria-live="polite">
              {held && held.state !== "sends" ? (
                <HeldLine label={label} waiting={held} />
              ) : (
                <p className={css.detail}>{mood ? <Noted {...mood} /> : "Until you say otherwise."}</p>
              )}
            </div>
            {here?.item && <WaitingSign item={here.item} />}
          </div>
        </div>
        {isHelpFirst && noteAndHelp}
        <QuickMood current={currentMood ?? null} />
        <div className={css.under}>
          {!isHelpFirst && noteAndHelp}
          {words !== undefined && <p className={css.sentence}>{words}</p>}
        </div>
      </div>
    </Card>
  );
}

/** Until it is known, rather than that of an earlier mood. */
const noFace = { emoji: "", label: "" };

/** In the place of the sentence, so that the first mood moves nothing. */
const firstWords = "Four to begin with. Add New has all twenty-four.";

export function ShareMoodButton({ dialog }: { dialog: () => Promise<Drawing> }) {
  const { drawn, open } = useOpened();

  return (
    <>
      <IconButton icon="share" label="Share" variant="plain" onClick={() => void open(dialog)} />
      {drawn}
    </>
  );
}

interface NotedProps {
  occurredAt: string;
  timeZone: string;
}

function Noted({ occurredAt, timeZone }: NotedProps) {
  const { zone } = useShell();
  const today = useToday();
  const at = new Date(occurredAt);
  const place = knownZone(timeZone);

  return (
    <>
      Noted{" "}
      <time dateTime={occurredAt}>{timeInSentence(localDateOf(at, place), today, nameOfTime(place, zone(), at))}</time>
    </>
  );
}
