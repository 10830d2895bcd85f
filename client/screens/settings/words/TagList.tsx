import { useRelayEnvironment } from "react-relay";
import { useToday } from "#client/chrome/session/useToday.ts";
import { changeWord } from "#client/data/words/changeWord.ts";
import type { OwnTag } from "#client/data/words/ownWords.ts";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { isUsedLately } from "#domain/comparedTags.ts";
import type { LocalDate } from "#domain/days.ts";
import { entriesCounted } from "#domain/likelyTags.ts";
import { textLimits } from "#domain/limits.ts";
import { tagGroupProblem, tagNameProblem } from "#domain/ownWords.ts";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import { Archived } from "./Archived.tsx";
import { dot, groupHead, groupName } from "./WordCards.css.ts";
import { useWordChoices, WordRow, type Hold, type WordSign } from "./WordRow.tsx";

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
  const today = useToday();
  return (
    <ul>
      {tags.map((tag) => (
        <WordRow
          key={tag.id}
          kind="tag"
          id={tag.id}
          name={nameOr(tag)}
          picture={<span className={dot} aria-hidden="true" />}
          detail={entriesCounted(tag.entries)}
          signs={signsOf(tag, today)}
          entries={tag.entries === 0 ? "No entry uses it." : `Used by ${entriesCounted(tag.entries)}.`}
          choicesWith={(hold) => choicesOf(tag, hold)}
        />
      ))}
    </ul>
  );
}

function nameOr({ name }: OwnTag): string {
  return name === "" ? "A name that can’t be opened" : name;
}

/** What the person chose for a tag. */
function signsOf({ isCompared, isLeftOutOfMemories, lastDay }: OwnTag, today: LocalDate): WordSign[] {
  const compared = isUsedLately(lastDay ?? null, today)
    ? "Compared on Trends"
    : "Not used for a while, so not compared";
  return [
    ...(isCompared ? [{ icon: "bars", text: compared } as const] : []),
    ...(isLeftOutOfMemories ? [{ icon: "eyeOff", text: "Left out of On This Day" } as const] : []),
  ];
}

function hasChoice({ isCompared, isLeftOutOfMemories }: OwnTag): boolean {
  return isCompared || isLeftOutOfMemories;
}

const sliders =
  "M4.5 8h7m5 0h3M4.5 16h3m5 0h7M16.5 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM12.5 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z";

/** What can be done with a tag or a group, and the dialog that is open for it. */
function useTagChoices(tags: readonly OwnTag[]) {
  const environment = useRelayEnvironment();
  const { drawn, open, run, busy, choicesOf } = useWordChoices(tags, {
    kind: "tag",
    broughtBack: "Tag Brought Back",
    isNear: (other, tag) => other.group === tag.group,
    mergeText: (tag, other) => {
      const rest =
        hasChoice(tag) || hasChoice(other) ? `“${other.name}” has the choices of both.` : "Nothing else changes.";
      return `${entriesCounted(tag.entries)} with “${tag.name}” will have “${other.name}” instead. ${rest}`;
    },
    deleteText: ({ entries, isLeftOutOfMemories }) => {
      if (entries === 0) return "No entry uses it.";
      const back = isLeftOutOfMemories ? " Its days can then come back in On This Day." : "";
      return `${entriesCounted(entries)} ${entries === 1 ? "loses" : "lose"} this tag and nothing else.${back} If you archive it instead, entries keep it, and it is no longer offered.`;
    },
  });
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
            void run(() => changeWord(environment, "groupTags", input), "Group Saved").then((is) => is && onClose());
          }}
        />
      );
    });
  const rename = (tag: OwnTag) =>
    nameOf("Rename Tag", tag.name, (name) =>
      run(() => changeWord(environment, "renameTag", { id: tag.id, name }), "Tag Renamed"),
    );
  const chooseFor = (tag: OwnTag) =>
    void open(async () => {
      const { TagChoicesDialog } = await import("./TagChoicesDialog.tsx");
      return (props) => <TagChoicesDialog {...props} tag={tag} name={nameOr(tag)} />;
    });
  const regroup = (tag: OwnTag) => putInGroup("Put in a Group", [tag], tag.group ?? "");
  const groupChoices = (name: string, of: readonly OwnTag[]): MenuChoice[] => [
    { icon: "pen", label: "Rename group", onChoose: () => putInGroup("Rename Group", of, name) },
  ];
  return {
    drawn,
    groupChoices,
    choicesOf: (tag: OwnTag, beside: readonly OwnTag[], hold: Hold) =>
      choicesOf({
        word: tag,
        beside,
        hold,
        first: { icon: "pen", label: "Rename", onChoose: () => rename(tag) },
        own: [
          { icon: "paper", label: "Put in a group", onChoose: () => regroup(tag) },
          { icon: sliders, label: "Insights and On This Day", onChoose: () => chooseFor(tag) },
        ],
      }),
  };
}

/** In the order in which their first tags stand; tags without a group come last. */
function groupsOf(tags: readonly OwnTag[]) {
  const names = [...new Set(tags.map(({ group = null }) => group))];
  const inOrder = [...names.filter((name) => name !== null), ...names.filter((name) => name === null)];
  return inOrder.map((group) => ({ group, tags: tags.filter((tag) => (tag.group ?? null) === group) }));
}
