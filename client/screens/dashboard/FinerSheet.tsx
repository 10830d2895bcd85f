import { useMemo, type RefObject } from "react";
import { useRelayEnvironment } from "react-relay";
import { useOwnWords } from "#client/data/words/ownWords.ts";
import { keepDraft } from "#client/platform/drafts.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { labelWords } from "#client/ui/fields/Field.css.ts";
import { TagToggles } from "#client/ui/fields/TagToggles.tsx";
import type { ChosenTag, TagOption } from "#client/ui/fields/TagField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Popover } from "#client/ui/overlays/Popover.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { ownWordLimits } from "#domain/limits.ts";
import { moodFaces } from "#domain/moods.ts";
import type { FinerOffer } from "../_entries/finerOffer.ts";
import { FinerWords } from "../_entries/FinerWords.tsx";
import { useHeld } from "../_held/useHeld.ts";
import { tagOptions } from "../_tags/tagOptions.ts";
import { keepOffered, type Offered } from "./keepOffered.ts";
import { noteDraftOf, notesBegun } from "./moodNoteDraft.ts";
import { useOffered } from "./useTapped.ts";

/** On a phone: the finer words and the likeliest tags for a mood that was just saved, over a veil. */
export function FinerSheet({ open, onClose }: OpenedProps) {
  const offer = useOffered();
  if (!offer) return null;
  return (
    <Dialog open={open} onClose={onClose} title={titleOf(offer)} actions={<Button onClick={onClose}>Done</Button>}>
      <OfferedWords offer={offer} />
    </Dialog>
  );
}

interface FinerPopoverProps extends OpenedProps {
  button: RefObject<HTMLButtonElement | null>;
}

/** Elsewhere: the same under the faces, with an arrow at the chosen one. */
export function FinerPopover({ open, onClose, button }: FinerPopoverProps) {
  const offer = useOffered();
  if (!offer) return null;
  return (
    <Popover open={open} onClose={onClose} title={titleOf(offer)} button={button} arrow={fromEnd(button.current)}>
      <OfferedWords offer={offer} />
    </Popover>
  );
}

/** How far the middle of the chosen face, or else of the button, is from the end of the row. */
function fromEnd(button: HTMLElement | null): number {
  const row = button?.parentElement?.parentElement;
  const face = row?.querySelector("[aria-pressed=true]") ?? button;
  if (!row || !face) return 0;
  const { left, width } = face.getBoundingClientRect();
  return Math.round(row.getBoundingClientRect().right - left - width / 2);
}

function titleOf({ mood }: FinerOffer): string {
  return `${moodFaces[mood].emoji} ${moodFaces[mood].label}`;
}

function OfferedWords({ offer }: { offer: FinerOffer }) {
  const environment = useRelayEnvironment();
  const isSending = useHeld("mood")?.state === "sends";
  const { clientId } = offer.pressed;

  const keep = (changed: Offered) => {
    const note = notesBegun().find((begun) => begun.clientId === clientId);
    if (note) keepDraft(noteDraftOf(clientId), { ...note, ...changed });
    void keepOffered(environment, offer, changed);
  };
  return (
    <Stack>
      <FinerWords
        mood={offer.mood}
        chosen={offer.finerWord}
        onChoose={(finerWord) => keep({ finerWord })}
        disabled={isSending}
      />
      {offer.tags && <OfferedTags chosen={offer.tags} onChange={(tags) => keep({ tags })} disabled={isSending} />}
    </Stack>
  );
}

interface OfferedTagsProps {
  chosen: readonly ChosenTag[];
  onChange: (tags: readonly ChosenTag[]) => void;
  disabled: boolean;
}

function OfferedTags({ chosen, onChange, disabled }: OfferedTagsProps) {
  const { tags } = useOwnWords();
  const options = useMemo(() => tagOptions(tags), [tags]);
  if (options.length === 0) return null;

  const isChosen = ({ id }: TagOption) => chosen.some((tag) => tag.id === id);
  const toggle = (option: TagOption) =>
    onChange(isChosen(option) ? chosen.filter(({ id }) => id !== option.id) : [...chosen, option]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its tags are buttons, and no fields of a form
    <div role="group" aria-label="Tags">
      <p className={labelWords}>Tags</p>
      <TagToggles
        options={options}
        isChosen={isChosen}
        onToggle={toggle}
        disabled={disabled}
        isFull={chosen.length >= ownWordLimits.tagsOfEntry}
      />
    </div>
  );
}
