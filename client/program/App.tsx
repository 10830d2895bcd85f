import { useEffect, useRef, useSyncExternalStore } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router-dom";
import { reasonIn } from "#client/platform/requestError.ts";
import { HelpLine } from "#client/screens/_help/HelpLine.tsx";
import { HelpNow } from "#client/screens/help-now/HelpNow.tsx";
import { brand } from "#domain/brand.ts";
import { Sky } from "#client/pictures/Sky.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { ToastRegion } from "#client/ui/overlays/Toast.tsx";
import { arriveAt } from "#client/chrome/session/arrival.ts";
import { BrandHeading } from "#client/chrome/screen/BrandHeading.tsx";
import { Cover } from "#client/chrome/frame/Cover.tsx";
import { LoadingPage } from "#client/chrome/frame/LoadingPage.tsx";
import type { SessionStore } from "#client/chrome/session/session.ts";
import type { Stay } from "#client/chrome/session/sessionState.ts";
import { SessionContext } from "#client/chrome/session/sessionContext.ts";
import { useForesight } from "./foresight.ts";

export function App({ session }: { session: SessionStore }) {
  return (
    <>
      <Sky />
      <SessionContext value={session}>
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

  return <Inside key={known.stay.number} stay={known.stay} />;
}

function Inside({ stay: { environment, router } }: { stay: Stay }) {
  useForesight(router);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  );
}

/** The page of help without a stay: the one who opened it has not been looked up, or cannot be. */
function Help({ session }: { session: SessionStore }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const goHome = () => {
    arriveAt("/");
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
