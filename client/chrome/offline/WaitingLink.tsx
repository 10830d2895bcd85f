import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Disposable, RecordSourceProxy } from "relay-runtime";
import { newsEvent } from "#client/data/relay/news.ts";
import { sendWaiting, useWaiting } from "#client/data/entries/outbox.ts";
import { clock } from "#client/platform/clock.ts";
import { notSentPath } from "#domain/paths.ts";
import { IconLink } from "#client/ui/controls/IconButton.tsx";
import { badge, place } from "./WaitingLink.css.ts";

/** How often sending is retried while items wait. */
export const againEveryMs = 60_000;

/** Links to the items that wait on this device, and sends them. Shows nothing if none waits. */
export function WaitingLink() {
  const environment = useRelayEnvironment();
  const waiting = useWaiting();
  const count = waiting.length;
  const hasAny = count > 0;

  useEffect(() => {
    if (!hasAny) return undefined;
    const send = () => void sendWaiting(environment).catch(() => undefined);
    // A phone's app becomes visible when it resumes.
    const sendWhenSeen = () => document.visibilityState === "visible" && send();
    const stop = clock.every(againEveryMs, send);
    for (const event of ["online", newsEvent]) window.addEventListener(event, send);
    document.addEventListener("visibilitychange", sendWhenSeen);
    send();
    return () => {
      stop();
      for (const event of ["online", newsEvent]) window.removeEventListener(event, send);
      document.removeEventListener("visibilitychange", sendWhenSeen);
    };
  }, [environment, hasAny]);

  useEffect(() => {
    const edits = waiting.filter(({ edit }) => edit);
    if (edits.length === 0) return undefined;
    let updates: Disposable[] | undefined = [];
    const show = async () => {
      const { writeEdit } = await import("#client/data/entries/editsInStore.ts");
      const storeUpdater = (store: RecordSourceProxy) => edits.forEach((item) => writeEdit(store, item));
      updates?.push(environment.applyUpdate({ storeUpdater }));
    };
    // Without this code the edits show in the history alone.
    void show().catch(() => undefined);
    return () => {
      updates?.forEach((update) => update.dispose());
      updates = undefined;
    };
  }, [environment, waiting]);

  if (!hasAny) return null;
  return (
    <span className={place}>
      <IconLink icon="paper" label={`Not sent yet, ${count}`} tip="Not sent yet" to={notSentPath} />
      <span className={badge} aria-hidden="true">
        {count}
      </span>
    </span>
  );
}
