import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useAway } from "#client/data/relay/connected.ts";
import { connectionOf } from "#client/data/environment.ts";
import { platform } from "#client/platform/platform.ts";
import { request } from "#client/platform/request.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import type { Busy } from "#client/ui/controls/pressing.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";

/**
 * Downloads the diary as a page (docs/rules.md, Export). Returns the function that does it, and whether it is under way
 * or cannot be.
 */
export function useExport(): [download: () => void, busy: Busy] {
  const environment = useRelayEnvironment();
  const [isExporting, setIsExporting] = useState(false);
  const away = useAway();

  const download = async () => {
    setIsExporting(true);
    try {
      platform.save(await request("/api/user/export-journal", { expects: "file" }, connectionOf(environment)));
    } catch (error) {
      toasts.show({ title: "Export Failed", description: reasonIn(error), tone: "destructive" });
    }
    setIsExporting(false);
  };
  return [() => void download(), isExporting || away];
}
