import { useMemo } from "react";
import { useRelayEnvironment } from "react-relay";
import { useOwnWords } from "#client/data/words/ownWords.ts";
import { keepDraft } from "#client/platform/drafts.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { labelWords } from "#client/ui/fields/Field.css.ts";
import { TagToggles } from "#client/ui/fields/TagToggles.tsx";
import type { ChosenTag, TagOption } from "#client/ui/fields/TagField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ownWordLimits } from "#domain/limits.ts";
import { closeOffer, type FinerOffer } from "../_entries/finerOffer.ts";
import { FinerWords } from "../_entries/FinerWords.tsx";
import { tagOptions } from "../_tags/tagOptions.ts";
import { keepOffered, type Offered } from "./keepOffered.ts";
import { noteDraftOf, notesBegun } from "./moodNoteDraft.ts";
import { place, sheet } from "./OfferedWords.css.ts";

interface OfferedWordsProps {
  offer: FinerOffer;
  /** Whether the mood is on its way to the server. */
  isSending: boolean;
}

/** The finer words for the mood that was just saved, and the likeliest tags. */
export function OfferedWords({ offer, isSending }: OfferedWordsProps) {
  const environment = useRelayEnvironment();
  const { clientId } = offer.pressed;

  const keep = (changed: Offered) => {
    const note = notesBegun().find((begun) => begun.clientId === clientId);
    if (note) keepDraft(noteDraftOf(clientId), { ...note, ...changed });
    void keepOffered(environment, offer, changed);
  };

  return (
    <div className={place}>
      <div className={sheet}>
        <Stack>
          <FinerWords
            mood={offer.mood}
            chosen={offer.finerWord}
            onChoose={(finerWord) => keep({ finerWord })}
            disabled={isSending}
            end={<IconButton variant="plain" icon="close" label="Close the finer words" onClick={closeOffer} />}
          />
          {offer.tags && <OfferedTags chosen={offer.tags} onChange={(tags) => keep({ tags })} disabled={isSending} />}
        </Stack>
      </div>
    </div>
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
