import { useEffect, useRef, useSyncExternalStore } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router-dom";
import { draftsUnder } from "#client/platform/drafts.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { HelpLine } from "#client/screens/_help/HelpLine.tsx";
import { HelpNow } from "#client/screens/help-now/HelpNow.tsx";
import { brand } from "#domain/brand.ts";
import { Sky } from "#client/pictures/Sky.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { later } from "#client/ui/motion/later.ts";
import { ToastRegion } from "#client/ui/overlays/Toast.tsx";
import { setAddress } from "#client/chrome/session/headingFocus.ts";
import { BrandHeading } from "#client/chrome/screen/BrandHeading.tsx";
import { Cover } from "#client/chrome/frame/Cover.tsx";
import { LoadingPage } from "#client/chrome/frame/LoadingPage.tsx";
import type { SessionStore } from "#client/chrome/session/session.ts";
import type { SessionScope } from "#client/chrome/session/sessionState.ts";
import { SessionContext, useSession } from "#client/chrome/session/sessionContext.ts";
import { useForesight } from "./foresight.ts";

const Bars = later(async () => (await import("#client/chrome/offline/Bars.tsx")).Bars);

export function App({ session }: { session: SessionStore }) {
  return (
    <>
      <Sky />
      <SessionContext value={session}>
        <Bars />
        <Here session={session} />
      </SessionContext>
      <ToastRegion />
    </>
  );
}

function Here({ session }: { session: SessionStore }) {
  const known = useSyncExternalStore(session.subscribe, session.current, session.current);

  if (known.status === "loading") return <LoadingPage />;
  if (known.status === "help") return <Help session={session} />;
  if (known.status === "unreachable") return <Unreachable error={known.error} session={session} />;

  return <Inside key={known.scope.number} scope={known.scope} />;
}

function Inside({ scope: { who, environment, router } }: { scope: SessionScope }) {
  const { keepFresh } = useSession();
  useForesight(router);
  // After RouterProvider has subscribed: React Router tells only the first subscriber what has changed since it was drawn. Such a
  // navigation would change the address, and not the screen.
  useEffect(() => router.subscribe(() => keepFresh()), [router, keepFresh]);
  useEffect(() => {
    if (who === "signedIn" && draftsUnder<unknown[]>("held.", []).length > 0) void sendLeftBehind(environment);
  }, [who, environment]);

  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  );
}

/** Sends what an earlier page held back and could not send. */
async function sendLeftBehind(environment: SessionScope["environment"]): Promise<void> {
  const held = await import("#client/screens/_held/held.ts").catch(() => undefined);
  held?.sendLeftBehind(environment);
}

/** The help page while no session is open: the person was not looked up, or could not be. */
function Help({ session }: { session: SessionStore }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const goHome = () => {
    setAddress("/");
    void session.begin();
  };

  return <HelpNow heading={heading} onBack={goHome} />;
}

function Unreachable({ error, session }: { error: unknown; session: SessionStore }) {
  return (
    <main>
      <BrandHeading />
      <Cover>
        <ErrorNote
          title={`${brand} could not be opened`}
          text={reasonIn(error) ?? "Something went wrong. Please try again."}
          onRetry={() => void session.begin()}
        />
        <HelpLine centered onOpen={session.openHelp} />
      </Cover>
    </main>
  );
}
