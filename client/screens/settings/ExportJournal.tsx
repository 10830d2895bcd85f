import { RowButton } from "./Row.tsx";
import { useExport } from "#client/screens/_archive/useExport.ts";

/** Downloads the diary (docs/rules.md, Export). */
export function ExportJournal() {
  const [download, isExporting] = useExport();

  return (
    <RowButton
      icon="download"
      hint="Every entry as a small book, to keep."
      busy={isExporting}
      busyLabel="Exporting..."
      onClick={download}
    >
      Export Journal History
    </RowButton>
  );
}
