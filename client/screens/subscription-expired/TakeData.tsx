import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DataAccess } from "#client/chrome/sessionContext.ts";
import { useSession } from "#client/chrome/sessionContext.ts";
import { platform } from "#client/platform/platform.ts";
import { request, withToken } from "#client/platform/request.ts";
import { reasonIn, RequestError } from "#client/platform/requestError.ts";
import { connectionOf } from "#client/relay/environment.ts";
import { deletion } from "#client/screens/settings/deletion.ts";
import { Button } from "#client/ui/Button.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { toasts, type ToastMessage } from "#client/ui/toasts.ts";

/** What somebody whose time is over may still do with what they wrote. */
export function TakeData({ token }: DataAccess) {
  const connection = withToken(connectionOf(useRelayEnvironment()), token);
  const { endDataAccess } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"exporting" | "deleting">();

  const attempt = async (what: typeof busy, work: () => Promise<void>, failed: (error: unknown) => ToastMessage) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      const isOver = error instanceof RequestError && error.status === 401;
      if (isOver) goToLogin();
      toasts.show({ ...(isOver ? sessionOver : failed(error)), tone: "destructive" });
    }
    setBusy(undefined);
  };
  const goToLogin = () => {
    endDataAccess();
    void navigate("/");
  };

  const download = () =>
    attempt(
      "exporting",
      async () => platform.save(await request("/api/user/export-journal", { expects: "file" }, connection)),
      (error) => ({ title: "Export Failed", description: reasonIn(error) }),
    );

  const deleteAccount = async () => {
    if (!platform.leave.confirmed(deletion.question)) return;
    await attempt(
      "deleting",
      async () => {
        await request("/api/user/delete-account", { expects: "json", method: "DELETE" }, connection);
        goToLogin();
        toasts.show(deletion.done);
      },
      () => deletion.failed,
    );
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

/** The quarter of an hour that a sign-in gives has passed. */
const sessionOver = { title: "Your session has expired. Please log in again." };
