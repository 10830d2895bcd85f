import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { platform } from "#client/platform/platform.ts";
import { request } from "#client/platform/request.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { connectionOf } from "#client/data/environment.ts";
import { RowButton } from "./Row.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";

/** Downloads the diary (docs/rules.md, Export). */
export function ExportJournal() {
  const environment = useRelayEnvironment();
  const [isExporting, setIsExporting] = useState(false);

  const download = async () => {
    setIsExporting(true);
    try {
      platform.save(await request("/api/user/export-journal", { expects: "file" }, connectionOf(environment)));
    } catch (error) {
      toasts.show({ title: "Export Failed", description: reasonIn(error), tone: "destructive" });
    }
    setIsExporting(false);
  };

  return (
    <RowButton
      icon="download"
      hint="Download your whole diary as one page to read, print or keep. Messages are not included."
      busy={isExporting}
      busyLabel="Exporting..."
      onClick={() => void download()}
    >
      Export Journal History
    </RowButton>
  );
}
