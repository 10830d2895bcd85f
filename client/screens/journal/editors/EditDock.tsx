import type { ReactNode } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Dock } from "../../_entries/Dock.tsx";
import { buttons, end, remove } from "./EditDock.css.ts";

interface EditButtonsProps {
  canSave: boolean;
  isSaving: boolean;
  onDelete: () => void;
}

/** Deletes an edited entry, or saves its changes. */
export function EditDock(props: EditButtonsProps) {
  return (
    <div className={end}>
      <Dock stays>
        <EditButtons {...props} />
      </Dock>
    </div>
  );
}

/** The same on a sheet beside the form, below its first line. */
export function EditSide({ children, ...props }: EditButtonsProps & { children: ReactNode }) {
  return (
    <Card>
      {children}
      <div className={buttons}>
        <EditButtons {...props} />
      </div>
    </Card>
  );
}

function EditButtons({ canSave, isSaving, onDelete }: EditButtonsProps) {
  return (
    <>
      <span className={remove}>
        <Button variant="plain" disabled={isSaving} onClick={onDelete}>
          Delete
        </Button>
      </span>
      <Button type="submit" disabled={!canSave} busy={isSaving} busyLabel="Saving...">
        Save Changes
      </Button>
    </>
  );
}
