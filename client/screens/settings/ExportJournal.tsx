import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { platform } from "#client/platform/platform.ts";
import { request } from "#client/platform/request.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { connectionOf } from "#client/relay/environment.ts";
import { Button } from "#client/ui/Button.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Text } from "#client/ui/Text.tsx";
import { toasts } from "#client/ui/toasts.ts";

/** Downloads the diary (spec section 7, GET /api/user/export-journal). */
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
    <Stack>
      <Text tone="soft" size="small">
        A page with everything you have written here, to read, print and keep.
      </Text>
      <Button variant="line" busy={isExporting} busyLabel="Exporting..." onClick={() => void download()}>
        Export Journal History
      </Button>
    </Stack>
  );
}
