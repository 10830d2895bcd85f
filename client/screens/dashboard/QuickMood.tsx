import { useEffect, useRef, useState } from "react";
import { useFragment, useRelayEnvironment } from "react-relay";
import { graphql } from "relay-runtime";
import type { QuickMood_viewer$key } from "#client/__generated__/QuickMood_viewer.graphql.ts";
import { useLookedUp, useShell } from "#client/chrome/session/shell.ts";
import { media } from "#client/theme/sizes.ts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import type { Face } from "#domain/emotions.ts";
import { fromEnum } from "#domain/enums.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { quickMoods, type OfferedMood } from "#domain/moodCard.ts";
import { moodFaces, moods, type Mood } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { endOffer, offerFinerWords, type FinerOffer } from "../_entries/finerOffer.ts";
import { holdBack } from "../_held/held.ts";
import { stampedNow } from "../_held/heldThings.ts";
import { useFocusBack, useHeld } from "../_held/useHeld.ts";
import { isPageInUse } from "./bird/stage.ts";
import { MoodRow } from "./MoodRow.tsx";
import { check, face, finer, pebbles } from "./MoodRow.css.ts";
import { useOffered, useTapped } from "./useTapped.ts";

interface QuickMoodProps {
  current: { value: string; occurredAt: string } | null;
}

/** A mood with one press, which can be undone for a while, and its finer words (docs/rules.md, Undo). */
export function QuickMood({ current }: QuickMoodProps) {
  const environment = useRelayEnvironment();
  const { epoch, zone } = useShell();
  const waiting = useHeld("mood");
  const ask = useRef<HTMLParagraphElement>(null);
  const felt = useFelt(current);
  // After a press each face stays where it was.
  const [pressed, setPressed] = useState<{ faces: readonly OfferedMood[]; chosen: OfferedMood }>();
  const offer = useOffered();
  const isTapped = useTapped() !== undefined;
  // The focus would leave a note that opens, and so close it.
  useFocusBack(waiting !== undefined, () => (isPageInUse() ? null : ask.current));
  useEffect(() => endOffer, []);

  const faces = pressed?.faces ?? quickMoods(felt);
  const chosen = isTapped ? pressed?.chosen : undefined;
  // One that is being sent, or could not be sent, waits for its end first.
  const isBusy = waiting !== undefined && waiting.state !== "waits";
  const choose = (mood: OfferedMood) => {
    if (isBusy || (waiting && mood === chosen)) return;
    const { value, own } = mood;
    const stamp = stampedNow(epoch, zone());
    setPressed({ faces, chosen: mood });
    holdBack(environment, { kind: "mood", value, own, pressed: stamp });
    offerFinerWords(environment, { mood: value, finerWord: null, tags: [], pressed: stamp, place: "held" });
  };

  return (
    <MoodRow ask={ask} said={offer && savedWords(offer)} end={offer && <FinerButton offer={offer} />}>
      {faces.map((mood, index) => (
        <button
          key={mood.own?.id ?? mood.value}
          type="button"
          className={`${face} ${colorsOf(mood.value)}`}
          aria-pressed={mood === chosen}
          aria-disabled={isBusy}
          onClick={() => choose(mood)}
        >
          <span className={pebbles[index]} aria-hidden="true">
            {shownAs(mood).emoji}
          </span>
          {shownAs(mood).label}
          {mood === chosen && (
            <span className={check}>
              <Icon name="check" size={14} />
            </span>
          )}
        </button>
      ))}
    </MoodRow>
  );
}

/** Opens the finer words: as a sheet on a phone, beside the faces elsewhere. */
function FinerButton({ offer }: { offer: FinerOffer }) {
  const button = useRef<HTMLButtonElement>(null);
  const { drawn, isOpen, open } = useOpened();

  const show = () =>
    void open(async () => {
      const isBeside = window.matchMedia(media.beside).matches;
      const { FinerSheet, FinerPopover } = await import("./FinerSheet.tsx");
      return (props) => (isBeside ? <FinerPopover button={button} {...props} /> : <FinerSheet {...props} />);
    });
  return (
    <>
      <button ref={button} type="button" className={finer} aria-haspopup="dialog" aria-expanded={isOpen} onClick={show}>
        {offer.finerWord ?? "A finer word"}
        <Icon name="right" size={16} />
      </button>
      {drawn}
    </>
  );
}

/** The moods of the last seven days, newest first. `current` comes first; the shell's data may be older. */
function useFelt(current: QuickMoodProps["current"]): OfferedMood[] {
  const { recentMoods } = useFragment<QuickMood_viewer$key>(
    graphql`
      fragment QuickMood_viewer on Viewer {
        recentMoods {
          value
          occurredAt
          ownMood {
            id
            name
            emoji
            isArchived
          }
        }
      }
    `,
    useLookedUp(),
  );
  const newest = current && { ownMood: null, ...recentMoods.find((mood) => mood.occurredAt === current.occurredAt) };
  return (newest ? [{ ...newest, ...current }, ...recentMoods] : recentMoods).flatMap(({ value: name, ownMood }) => {
    const value = fromEnum(moods, name);
    if (!value) return [];
    // A name that cannot be decrypted is empty.
    if (!ownMood?.name || ownMood.isArchived) return [{ value }];
    return [{ value, own: { id: ownMood.id, emoji: ownMood.emoji, label: ownMood.name } }];
  });
}

/** What follows a hardest mood, in the place of the question (docs/rules.md, Heavy days). Undefined for another mood, or before it is saved. */
function savedWords({ mood, place: where }: FinerOffer): string | undefined {
  if (!isHardest(mood) || where === "held") return undefined;
  return `${where === "device" ? "Saved on this device." : "Saved."} You don’t have to do anything else now.`;
}

function shownAs({ value, own }: OfferedMood): Face {
  return own ?? moodFaces[value];
}

function colorsOf(mood: Mood): string {
  const weather = weatherOf(mood);
  return weather ? weatherColors[weather] : "";
}
