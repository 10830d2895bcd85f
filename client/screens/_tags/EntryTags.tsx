import { later } from "#client/ui/motion/later.ts";
import type { ChosenTag } from "#client/ui/fields/TagField.tsx";
import { place } from "./EntryTags.css.ts";

const TagPicker = later(async () => (await import("./TagPicker.tsx")).TagPicker, { when: "loaded" });

interface EntryTagsProps {
  tags: readonly ChosenTag[] | undefined;
  onChange: (changed: { tags: readonly ChosenTag[] }) => void;
  errorAt: (field: string) => string | undefined;
}

/** The tags in the form of an entry, new or edited. */
export function EntryTags({ tags = none, onChange, errorAt }: EntryTagsProps) {
  return (
    <div className={place}>
      <TagPicker
        chosen={tags}
        onChange={(next) => onChange({ tags: next })}
        error={errorAt("newTags") ?? errorAt("tagIds")}
      />
    </div>
  );
}

const none: readonly ChosenTag[] = [];
