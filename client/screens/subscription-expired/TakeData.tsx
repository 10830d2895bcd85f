import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DataAccess } from "#client/chrome/sessionContext.ts";
import { useSession } from "#client/chrome/sessionContext.ts";
import { platform } from "#client/platform/platform.ts";
import { request, withToken } from "#client/platform/request.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { connectionOf } from "#client/relay/environment.ts";
import { Button } from "#client/ui/Button.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { toasts } from "#client/ui/toasts.ts";

/** What somebody whose time is over may still do with what they wrote. */
export function TakeData({ token }: DataAccess) {
  const connection = withToken(connectionOf(useRelayEnvironment()), token);
  const { endDataAccess } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"exporting" | "deleting">();

  const download = async () => {
    setBusy("exporting");
    try {
      platform.save(await request("/api/user/export-journal", { expects: "file" }, connection));
    } catch (error) {
      toasts.show({ title: "Export Failed", description: reasonIn(error), tone: "destructive" });
    }
    setBusy(undefined);
  };

  const deleteAccount = async () => {
    if (!platform.leave.confirmed("Delete your account and everything you wrote? This cannot be undone.")) return;
    setBusy("deleting");
    try {
      await request("/api/user/delete-account", { expects: "json", method: "DELETE" }, connection);
      endDataAccess();
      toasts.show({ title: "Account Deleted" });
      void navigate("/");
    } catch {
      setBusy(undefined);
      const description = "Failed to delete account. Please try again.";
      toasts.show({ title: "Deletion Failed", description, tone: "destructive" });
    }
  };

  return (
    <Stack gap="tight">
      <Button
        variant="line"
        wide
        icon="download"
        busy={busy === "exporting"}
        busyLabel="Exporting..."
        disabled={busy === "deleting"}
        onClick={() => void download()}
      >
        Export Journal History
      </Button>
      <Button
        variant="plain"
        wide
        busy={busy === "deleting"}
        busyLabel="Deleting..."
        disabled={busy === "exporting"}
        onClick={() => void deleteAccount()}
      >
        Delete Account
      </Button>
    </Stack>
  );
}
