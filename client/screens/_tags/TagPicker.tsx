import { useMemo } from "react";
import { useOwnWords } from "#client/data/words/ownWords.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { TagField, type ChosenTag } from "#client/ui/fields/TagField.tsx";
import { ownWordLimits, textLimits } from "#domain/limits.ts";
import { ownWordRefusals } from "#domain/ownWords.ts";
import { tagsPath } from "#domain/paths.ts";
import { tagOptions } from "./tagOptions.ts";

interface TagPickerProps {
  chosen: readonly ChosenTag[];
  onChange: (chosen: readonly ChosenTag[]) => void;
  error?: string | undefined;
}

/** The tags of an entry (docs/rules.md, Tags). New ones can be typed while the others load, and if they do not. */
export function TagPicker({ error, ...props }: TagPickerProps) {
  const { tags, state } = useOwnWords();
  const options = useMemo(() => tagOptions(tags), [tags]);
  const isFull = props.chosen.length >= ownWordLimits.tagsOfEntry;
  const isTooMany = tags.length + props.chosen.filter(({ id }) => id === null).length > ownWordLimits.tags;
  const isNew = state === "here" && tags.length === 0 && props.chosen.length === 0;

  return (
    <TagField
      {...props}
      label="Tags"
      options={options}
      maxLength={textLimits.tag}
      full={isFull ? ownWordRefusals.tagsOfEntry : undefined}
      error={isTooMany ? ownWordRefusals.tags : error}
      hint={isNew ? "People, places, what you did: words you might look for later." : undefined}
      labelEnd={tags.length > 0 && <TextLink to={tagsPath}>Manage</TextLink>}
    />
  );
}
