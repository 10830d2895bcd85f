import { useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import type { EntryKind } from "#client/data/entries/saveEntry.ts";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import { useOpened, type OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { useJournalPlace } from "../place/useJournalPlace.ts";

interface EntryToolsProps {
  kind: EntryKind;
  id: string;
  /** The entry's name, for the menu's label and the confirmation. */
  name: string;
  /** Whether the entry counts in the karma balance. */
  counts: boolean;
  canEdit: boolean;
}

/** Edit, where possible, and Delete, in one menu. */
export function EntryTools({ kind, id, name, counts, canEdit }: EntryToolsProps) {
  const { drawn, open } = useOpened();
  const environment = useRelayEnvironment();
  const { edit } = useJournalPlace();

  const openEditor = () => {
    // The list has read the entry. Where the store finds it by its id, the editor opens without a request.
    commitLocalUpdate(environment, (store) => {
      const entry = store.get(id);
      if (entry) store.getRoot().setLinkedRecord(entry, "node", { id });
    });
    edit(id);
  };

  const loadQuestion = async () => {
    const { DeleteEntry } = await import("../editors/DeleteEntry.tsx");
    return (props: OpenedProps) => <DeleteEntry kind={kind} id={id} name={name} counts={counts} {...props} />;
  };

  return (
    <>
      <Menu
        subject={name}
        choices={[
          ...(canEdit ? [{ icon: "pen" as const, label: "Edit", onChoose: openEditor }] : []),
          { icon: "trash", label: "Delete", danger: true, onChoose: () => void open(loadQuestion) },
        ]}
      />
      {drawn}
    </>
  );
}
