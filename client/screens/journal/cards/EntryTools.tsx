import type { EntryKind } from "#client/data/entries/saveEntry.ts";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import { useOpened, type Drawing, type OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface EntryToolsProps {
  kind: EntryKind;
  id: string;
  /** The entry's name, for the menu's label and the confirmation. */
  name: string;
  /** Whether the entry counts in the karma balance. */
  counts: boolean;
  canEdit: boolean;
  loadEditor: () => Promise<Drawing>;
}

/** Edit, where possible, and Delete, in one menu. */
export function EntryTools({ kind, id, name, counts, canEdit, loadEditor }: EntryToolsProps) {
  const { drawn, open } = useOpened();

  const loadQuestion = async () => {
    const { DeleteEntry } = await import("../editors/DeleteEntry.tsx");
    return (props: OpenedProps) => <DeleteEntry kind={kind} id={id} name={name} counts={counts} {...props} />;
  };

  return (
    <>
      <Menu
        subject={name}
        choices={[
          ...(canEdit ? [{ icon: "pen" as const, label: "Edit", onChoose: () => void open(loadEditor) }] : []),
          { icon: "trash", label: "Delete", danger: true, onChoose: () => void open(loadQuestion) },
        ]}
      />
      {drawn}
    </>
  );
}
