import { Button } from "#client/ui/controls/Button.tsx";
import { Dock } from "../../_entries/Dock.tsx";
import { end, remove } from "./EditDock.css.ts";

interface EditDockProps {
  canSave: boolean;
  isSaving: boolean;
  onDelete: () => void;
}

/** Deletes an edited entry, or saves its changes. */
export function EditDock({ canSave, isSaving, onDelete }: EditDockProps) {
  return (
    <div className={end}>
      <Dock stays>
        <span className={remove}>
          <Button variant="plain" disabled={isSaving} onClick={onDelete}>
            Delete
          </Button>
        </span>
        <Button type="submit" disabled={!canSave} busy={isSaving} busyLabel="Saving...">
          Save Changes
        </Button>
      </Dock>
    </div>
  );
}
