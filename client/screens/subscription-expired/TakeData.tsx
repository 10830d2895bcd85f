import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DataAccess } from "#client/chrome/session/sessionContext.ts";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { platform } from "#client/platform/platform.ts";
import { request, withToken } from "#client/platform/request.ts";
import { reasonIn, RequestError } from "#client/platform/requestError.ts";
import { connectionOf } from "#client/data/environment.ts";
import { deletion } from "../_account/deletion.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { useOffline } from "./useOffline.ts";

/** Export and deletion for people whose subscription has expired. */
export function TakeData({ token, email }: Pick<DataAccess, "token"> & { email: string }) {
  const connection = withToken(connectionOf(useRelayEnvironment()), token);
  const { endDataAccess } = useSession();
  const navigate = useNavigate();
  const [isExporting, setExporting] = useState(false);
  const offline = useOffline();
  const { drawn, open } = useOpened();

  const goToLogin = () => {
    endDataAccess();
    void navigate("/");
  };
  const leadsAway = (error: unknown): boolean => {
    const isOver = error instanceof RequestError && error.status === 401;
    if (isOver) {
      goToLogin();
      toasts.show({ ...sessionOver, tone: "destructive" });
    }
    return isOver;
  };

  const download = async () => {
    setExporting(true);
    try {
      platform.save(await request("/api/user/export-journal", { expects: "file" }, connection));
    } catch (error) {
      if (!leadsAway(error)) toasts.show({ title: "Export Failed", description: reasonIn(error), tone: "destructive" });
    }
    setExporting(false);
  };

  const erase = async (currentPassword: string) => {
    const body = { currentPassword };
    await request("/api/user/delete-account", { expects: "json", method: "DELETE", body }, connection);
    goToLogin();
    toasts.show(deletion.done);
  };
  const askToDelete = () => {
    if (!platform.leave.confirmed(deletion.question)) return;
    void open(async () => {
      const { DeleteExpiredDialog } = await import("./DeleteExpiredDialog.tsx");
      return (props) => <DeleteExpiredDialog email={email} erase={erase} leadsAway={leadsAway} {...props} />;
    });
  };

  const takeEverything = () =>
    void open(async () => {
      const { TakeEverythingDialog } = await import("../_archive/TakeEverythingDialog.tsx");
      return (props) => <TakeEverythingDialog connection={connection} leadsAway={leadsAway} {...props} />;
    });

  return (
    <Stack gap="tight">
      <Button
        variant="line"
        wide
        icon="download"
        busy={isExporting || offline}
        busyLabel="Exporting..."
        onClick={() => void download()}
      >
        Export Journal History
      </Button>
      <Button variant="line" wide icon="download" busy={offline} disabled={isExporting} onClick={takeEverything}>
        Take everything
      </Button>
      <Button variant="plain" wide busy={offline} disabled={isExporting} onClick={askToDelete}>
        Delete Account
      </Button>
      {drawn}
    </Stack>
  );
}

/** The 15-minute session of that sign-in has ended. */
const sessionOver = { title: "Your session has expired. Please log in again." };
