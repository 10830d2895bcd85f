import { useSyncExternalStore } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router-dom";
import { reasonIn } from "#client/platform/requestError.ts";
import { brand } from "#domain/brand.ts";
import { Sky } from "#client/theme/Sky.tsx";
import { ErrorNote } from "#client/ui/ErrorNote.tsx";
import { ToastRegion } from "#client/ui/Toast.tsx";
import { BrandHeading } from "./BrandHeading.tsx";
import { Cover } from "./Cover.tsx";
import { LoadingPage } from "./LoadingPage.tsx";
import type { SessionStore } from "./session.ts";
import { SessionContext } from "./sessionContext.ts";
import { page } from "./SignedOutLayout.css.ts";

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
  const known = useSyncExternalStore(session.subscribe, session.current);

  if (known.status === "loading") return <LoadingPage />;
  if (known.status === "unreachable") return <Unreachable error={known.error} onRetry={() => void session.begin()} />;

  const { environment, number, router } = known.stay;
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider key={number} router={router} />
    </RelayEnvironmentProvider>
  );
}

function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className={page}>
      <BrandHeading />
      <Cover>
        <ErrorNote
          title={`${brand} could not be opened`}
          text={reasonIn(error) ?? "Something went wrong. Please try again."}
          onRetry={onRetry}
        />
      </Cover>
    </main>
  );
}
