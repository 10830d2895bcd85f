import { useRelayEnvironment } from "react-relay";
import { changeTags } from "#client/data/words/changeTags.ts";
import type { OwnTag } from "#client/data/words/ownWords.ts";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { entriesCounted } from "#domain/likelyTags.ts";
import { textLimits } from "#domain/limits.ts";
import { tagGroupProblem, tagNameProblem } from "#domain/ownWords.ts";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import { Archived } from "./Archived.tsx";
import { dot, groupHead, groupName } from "./WordCards.css.ts";
import { useChange } from "../../_tags/useChange.ts";
import { WordRow, type Hold } from "./WordRow.tsx";

/** The person's tags by group, in their order, each with what can be done with it. */
export function TagList({ tags }: { tags: readonly OwnTag[] }) {
  const shown = tags.filter(({ isArchived }) => !isArchived);
  const archived = tags.filter(({ isArchived }) => isArchived);
  const { drawn, choicesOf, groupChoices } = useTagChoices(tags);

  return (
    <>
      {groupsOf(shown).map(({ group, tags: some }) => (
        <section key={group ?? ""} aria-label={group ?? "Without a group"}>
          <div className={groupHead}>
            <h3 className={groupName} dir="auto">
              {group ?? "Without a group"}
            </h3>
            {group !== null && <Menu subject={group} choices={groupChoices(group, some)} />}
          </div>
          <Rows tags={some} choicesOf={(tag, hold) => choicesOf(tag, some, hold)} />
        </section>
      ))}
      <Archived count={archived.length}>
        <Rows tags={archived} choicesOf={(tag, hold) => choicesOf(tag, [], hold)} />
      </Archived>
      {drawn}
    </>
  );
}

interface RowsProps {
  tags: readonly OwnTag[];
  choicesOf: (tag: OwnTag, hold: Hold) => readonly MenuChoice[];
}

function Rows({ tags, choicesOf }: RowsProps) {
  return (
    <ul>
      {tags.map((tag) => (
        <WordRow
          key={tag.id}
          kind="tag"
          id={tag.id}
          name={tag.name === "" ? "A name that can’t be opened" : tag.name}
          picture={<span className={dot} aria-hidden="true" />}
          detail={entriesCounted(tag.entries)}
          entries={tag.entries === 0 ? "No entry uses it." : `Used by ${entriesCounted(tag.entries)}.`}
          choicesWith={(hold) => choicesOf(tag, hold)}
        />
      ))}
    </ul>
  );
}

/** What can be done with a tag or a group, and the dialog that is open for it. */
function useTagChoices(tags: readonly OwnTag[]) {
  const environment = useRelayEnvironment();
  const { drawn, open } = useOpened();
  const [run, busy] = useChange();
  const move = (id: string, before: string | null) =>
    void run(() => changeTags(environment, "moveTag", { id, before }));
  const nameOf = (title: string, name: string, save: (name: string) => Promise<boolean>) =>
    void open(async () => {
      const { NameDialog } = await import("./NameDialog.tsx");
      return ({ onClose, ...props }) => (
        <NameDialog
          {...props}
          title={title}
          label="Name"
          name={name}
          maxLength={textLimits.tag}
          problemOf={tagNameProblem}
          busy={busy}
          onClose={onClose}
          onSave={(next) => void save(next).then((isSaved) => isSaved && onClose())}
        />
      );
    });
  const putInGroup = (title: string, of: readonly OwnTag[], name: string) =>
    void open(async () => {
      const { NameDialog } = await import("./NameDialog.tsx");
      return ({ onClose, ...props }) => (
        <NameDialog
          {...props}
          title={title}
          label="Group"
          hint="Leave it empty for no group."
          name={name}
          maxLength={textLimits.tagGroup}
          problemOf={tagGroupProblem}
          busy={busy}
          onClose={onClose}
          onSave={(next) => {
            const input = { ids: of.map(({ id }) => id), group: next };
            void run(() => changeTags(environment, "groupTags", input), "Group Saved").then((is) => is && onClose());
          }}
        />
      );
    });
  const merge = (tag: OwnTag, hold: Hold) => {
    const isNear = ({ group }: OwnTag) => Number(group === tag.group);
    const others = tags
      .filter(({ id, name }) => id !== tag.id && name !== "")
      .toSorted((one, other) => isNear(other) - isNear(one));
    const textFor = (other: string) =>
      `${entriesCounted(tag.entries)} with “${tag.name}” will have “${other}” instead. Nothing else changes.`;
    void open(async () => {
      const { MergeDialog } = await import("./MergeDialog.tsx");
      return (props) => (
        <MergeDialog
          {...props}
          name={tag.name}
          others={others}
          textFor={textFor}
          onMerge={(into) => hold({ change: "merge", into })}
        />
      );
    });
  };
  const remove = (tag: OwnTag, hold: Hold) =>
    void open(async () => {
      const { DeleteWord } = await import("./DeleteWord.tsx");
      return (props) => (
        <DeleteWord
          {...props}
          name={tag.name}
          text={
            tag.entries === 0
              ? "No entry uses it."
              : `${entriesCounted(tag.entries)} ${tag.entries === 1 ? "loses" : "lose"} this tag and nothing else. If you archive it instead, entries keep it, and it is no longer offered.`
          }
          onDelete={() => hold({ change: "delete" })}
        />
      );
    });

  const choicesOf = (tag: OwnTag, beside: readonly OwnTag[], hold: Hold): MenuChoice[] => {
    const place = beside.findIndex(({ id }) => id === tag.id);
    const [above, below] = [beside[place - 1], beside[place + 1]];
    const rename = (name: string) =>
      run(() => changeTags(environment, "renameTag", { id: tag.id, name }), "Tag Renamed");
    return [
      { icon: "pen", label: "Rename", onChoose: () => nameOf("Rename Tag", tag.name, rename) },
      ...(above ? [{ icon: "share", label: "Move up", onChoose: () => move(tag.id, above.id) } as const] : []),
      ...(below
        ? [{ icon: "download", label: "Move down", onChoose: () => move(tag.id, idAfter(tags, below.id)) } as const]
        : []),
      { icon: "paper", label: "Put in a group", onChoose: () => putInGroup("Put in a Group", [tag], tag.group ?? "") },
      ...(tags.length > 1
        ? [{ icon: "swap", label: "Merge into ...", onChoose: () => merge(tag, hold) } as const]
        : []),
      tag.isArchived
        ? {
            icon: "eye",
            label: "Bring back",
            onChoose: () =>
              void run(
                () => changeTags(environment, "archiveTag", { id: tag.id, isArchived: false }),
                "Tag Brought Back",
              ),
          }
        : { icon: "eyeOff", label: "Archive", onChoose: () => hold({ change: "archive" }) },
      { icon: "trash", label: "Delete", danger: true, onChoose: () => remove(tag, hold) },
    ];
  };
  const groupChoices = (name: string, of: readonly OwnTag[]): MenuChoice[] => [
    { icon: "pen", label: "Rename group", onChoose: () => putInGroup("Rename Group", of, name) },
  ];
  return { drawn, choicesOf, groupChoices };
}

/** The id of the tag after this one in the person's order; null at the end. */
function idAfter(tags: readonly OwnTag[], id: string): string | null {
  return tags[tags.findIndex((tag) => tag.id === id) + 1]?.id ?? null;
}

/** In the order in which their first tags stand; tags without a group come last. */
function groupsOf(tags: readonly OwnTag[]) {
  const names = [...new Set(tags.map(({ group = null }) => group))];
  const inOrder = [...names.filter((name) => name !== null), ...names.filter((name) => name === null)];
  return inOrder.map((group) => ({ group, tags: tags.filter((tag) => (tag.group ?? null) === group) }));
}
