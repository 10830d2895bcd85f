import { RowButton } from "./Row.tsx";
import { useExport } from "#client/screens/_archive/useExport.ts";

/** Downloads the diary (docs/rules.md, Export). */
export function ExportJournal() {
  const [download, isExporting] = useExport();

  return (
    <RowButton
      icon="download"
      hint="Every action, event, mood and journal entry as a small book: one file to read, print or keep. Messages are not in it."
      busy={isExporting}
      busyLabel="Exporting..."
      onClick={download}
    >
      Export Journal History
    </RowButton>
  );
}
