import { useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface MergeDialogProps<Word> extends OpenedProps {
  name: string;
  /** Those that could take it over. */
  others: readonly Word[];
  /** Says in numbers what happens. */
  textFor: (other: Word) => string;
  onMerge: (into: string) => void;
}

/** Asks into which other word one is merged, and says what that does before it is done. */
export function MergeDialog<Word extends { id: string; name: string }>({
  name,
  others,
  textFor,
  onMerge,
  open,
  onClose,
}: MergeDialogProps<Word>) {
  const [into, setInto] = useState(others[0]?.id ?? "");
  const other = others.find(({ id }) => id === into);

  const merge = () => {
    onMerge(into);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Merge “${name}”`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={merge}>Merge</Button>
        </>
      }
    >
      <Stack>
        <Select
          label="Into"
          options={others.map((each) => ({ value: each.id, label: each.name }))}
          value={into}
          onChange={setInto}
        />
        {other && <Text>{textFor(other)}</Text>}
      </Stack>
    </Dialog>
  );
}
