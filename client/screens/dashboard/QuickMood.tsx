import { useEffect, useRef, useState, type Ref } from "react";
import { useFragment, useRelayEnvironment } from "react-relay";
import { graphql } from "relay-runtime";
import type { QuickMood_viewer$key } from "#client/__generated__/QuickMood_viewer.graphql.ts";
import { useLookedUp, useShell } from "#client/chrome/session/shell.ts";
import { keepDraft } from "#client/platform/drafts.ts";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";
import { later } from "#client/ui/motion/later.ts";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import type { Face } from "#domain/emotions.ts";
import { asEnum, fromEnum } from "#domain/enums.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { quickMoods, type OfferedMood } from "#domain/moodCard.ts";
import { moodFaces, moods, type Mood } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import { useWaitingFace } from "../_entries/useWaitingFace.ts";
import { changeOffer, endOffer, offerFinerWords, useFinerOffer, type FinerOffer } from "../_entries/finerOffer.ts";
import { holdBack, sendHeldNow, undoHeld, type HeldState } from "../_held/held.ts";
import { stampedNow, type HeldMood } from "../_held/heldThings.ts";
import { UndoStrip } from "../_held/UndoStrip.tsx";
import { useFocusBack, useHeld } from "../_held/useHeld.ts";
import { MoodRow } from "./MoodRow.tsx";
import { begun as begunStyle, face, pebbles, place, saved as savedStyle } from "./MoodRow.css.ts";
import { noNote, noteDraftOf, notesBegun, type NoteDraft } from "./moodNoteDraft.ts";

const OfferedWords = later(async () => (await import("./OfferedWords.tsx")).OfferedWords, { when: "loaded" });

interface QuickMoodProps {
  current: { value: string; occurredAt: string } | null;
}

/** A mood with one press, which can be undone for a while, and a note on it (docs/rules.md, Undo). */
export function QuickMood({ current }: QuickMoodProps) {
  const environment = useRelayEnvironment();
  const { epoch, zone } = useShell();
  const waiting = useHeld("mood");
  const ask = useRef<HTMLParagraphElement>(null);
  const savedLine = useRef<HTMLParagraphElement>(null);
  const felt = useFelt(current);
  const faceOf = useWaitingFace();
  const { drawn, isOpen, open } = useOpened();
  // The focus would leave the note that opens, and so close it.
  useFocusBack(waiting !== undefined || isOpen, () => ask.current ?? savedLine.current);
  const [[note], setBegun] = useState(notesBegun);
  const offer = useFinerOffer();
  const said = offer && savedWords(offer);
  const isOffered = offer && !offer.isClosed && (offer.place !== "held" || waiting?.held.kind === "mood");
  useEffect(() => endOffer, []);

  const choose = ({ value, own }: OfferedMood) => {
    const pressed = stampedNow(epoch, zone());
    holdBack(environment, { kind: "mood", value, own, pressed });
    offerFinerWords(environment, { mood: value, finerWord: null, tags: [], pressed, place: "held" });
  };
  const write = (draft: NoteDraft) =>
    void open(async () => {
      const { MoodNote } = await import("./MoodNote.tsx");
      return ({ onClose, ...props }) => (
        <MoodNote
          of={draft}
          onClose={() => {
            onClose();
            setBegun(notesBegun());
          }}
          // The note has brought the mood along, where that had failed by itself.
          onSaved={({ entryId }) => {
            undoHeld("mood");
            changeOffer(draft.clientId, { place: entryId === undefined ? "device" : { entryId } });
          }}
          {...props}
        />
      );
    });
  const addNote = ({ value, own, finerWord, tags, pressed: { clientId, epoch: since } }: HeldMood) => {
    const draft = { ...noNote, value, ownMoodId: own?.id, finerWord, tags, clientId, epoch: since };
    keepDraft(noteDraftOf(clientId), draft);
    sendHeldNow("mood");
    write(draft);
  };

  return (
    <div className={place}>
      <SavedLine ref={savedLine} words={waiting ? undefined : said} />
      {waiting?.held.kind === "mood" ? (
        <Chosen held={waiting.held} state={waiting.state} onAddNote={addNote} />
      ) : (
        <MoodRow ask={said === undefined && ask}>
          {quickMoods(felt).map((mood, index) => (
            <button key={mood.own?.id ?? mood.value} type="button" className={face} onClick={() => choose(mood)}>
              <span className={`${pebbles[index]} ${colorsOf(mood.value)}`} aria-hidden="true">
                {shownAs(mood).emoji}
              </span>
              {shownAs(mood).label}
            </button>
          ))}
        </MoodRow>
      )}
      {isOffered && <OfferedWords offer={offer} isSending={waiting?.state === "sends"} />}
      {note?.value && (
        <p className={begunStyle}>
          You started a note on {faceOf({ ...note, value: asEnum(note.value) })?.label}.
          <Button variant="quiet" size="small" onClick={() => write(note)}>
            Continue
          </Button>
        </p>
      )}
      {drawn}
    </div>
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

interface SavedLineProps {
  ref: Ref<HTMLParagraphElement>;
  words: string | undefined;
}

/** Said by screen readers, which look for changes of what was there before: so the words come after it. */
function SavedLine({ ref, words }: SavedLineProps) {
  const [told, setTold] = useState<string>();
  useEffect(() => setTold(words), [words]);

  return (
    <p ref={ref} tabIndex={-1} aria-live="polite" className={words === undefined ? visuallyHidden : savedStyle}>
      {words && told}
    </p>
  );
}

interface ChosenProps {
  held: HeldMood;
  state: HeldState;
  onAddNote: (held: HeldMood) => void;
}

function Chosen({ held, state, onAddNote }: ChosenProps) {
  const { emoji, label } = shownAs(held);
  const weather = weatherOf(held.value);

  return (
    <div className={colorsOf(held.value)}>
      <UndoStrip
        heldKey="mood"
        state={state}
        picture={<Emoji symbol={emoji} size="small" weather={weather} />}
        title={label}
        texts={{ waits: "It will be saved in a moment.", fails: "Not sent yet. It is saved on this device." }}
        more={
          <Button variant="quiet" size="small" disabled={state === "sends"} onClick={() => onAddNote(held)}>
            Add a note
          </Button>
        }
      />
    </div>
  );
}

function shownAs({ value, own }: OfferedMood): Face {
  return own ?? moodFaces[value];
}

function colorsOf(mood: Mood): string {
  const weather = weatherOf(mood);
  return weather ? weatherColors[weather] : "";
}
