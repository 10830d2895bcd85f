import { useSyncExternalStore } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router-dom";
import { reasonIn } from "#client/platform/requestError.ts";
import { brand } from "#client/theme/brand.ts";
import { Sky } from "#client/theme/Sky.tsx";
import { ErrorNote } from "#client/ui/ErrorNote.tsx";
import { ToastProvider } from "#client/ui/Toast.tsx";
import { Cover } from "./Cover.tsx";
import { LoadingPage } from "./LoadingPage.tsx";
import type { SessionStore } from "./session.ts";
import { SessionContext } from "./sessionContext.ts";
import { page } from "./SignedOutLayout.css.ts";

/** The whole product, for whoever is here. */
export function App({ session }: { session: SessionStore }) {
  return (
    <ToastProvider>
      <Sky />
      <SessionContext value={session}>
        <Here session={session} />
      </SessionContext>
    </ToastProvider>
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

/** Nobody can say who is here. */
function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className={page}>
      <Cover>
        <ErrorNote
          title={`${brand} cannot be reached`}
          text={reasonIn(error) ?? "Something went wrong. Please try again."}
          onRetry={onRetry}
        />
      </Cover>
    </main>
  );
}
