import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { isRecord } from "#client/platform/problem.ts";
import { platform } from "#client/platform/platform.ts";
import { request } from "#client/platform/request.ts";
import { useAway } from "#client/data/relay/connected.ts";
import { connectionOf } from "#client/data/environment.ts";
import { RowButton } from "./Row.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";

/** Opens the page that changes or ends the subscription (docs/rules.md, Payment). */
export function ManageSubscription({ email }: { email: string }) {
  const environment = useRelayEnvironment();
  const [isOpening, setIsOpening] = useState(false);
  const away = useAway();

  const manage = async () => {
    if (!email) return fail("User email not found. Please try logging in again.");
    setIsOpening(true);
    try {
      const options = { expects: "json", method: "POST", body: { email } } as const;
      const answer = await request("/api/create-portal-session", options, connectionOf(environment));
      if (!isRecord(answer) || typeof answer.url !== "string") throw new Error("This answer names no address.");
      platform.leave.to(answer.url);
    } catch {
      fail("Unable to open subscription portal");
    }
    setIsOpening(false);
  };

  return (
    <RowButton icon="card" busy={isOpening || away} busyLabel="Opening..." onClick={() => void manage()}>
      Manage My Subscription
    </RowButton>
  );
}

function fail(description: string): void {
  toasts.show({ title: "Portal Error", description, tone: "destructive" });
}
