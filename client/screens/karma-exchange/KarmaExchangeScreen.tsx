import { Suspense, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { KarmaExchangeScreenQuery } from "#client/__generated__/KarmaExchangeScreenQuery.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { useOrigin } from "#client/chrome/session/useOrigin.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { ExchangeForm, type Reply } from "./ExchangeForm.tsx";
import { ExchangeSkeleton } from "./ExchangeSkeleton.tsx";
import { columns } from "./KarmaExchangeScreen.css.ts";
import { NewMessages } from "./NewMessages.tsx";
import { RecentExchanges } from "./RecentExchanges.tsx";

interface ExchangeProps {
  queryRef: PreloadedQuery<KarmaExchangeScreenQuery>;
}

const query = graphql`
  query KarmaExchangeScreenQuery @preloadable {
    viewer @required(action: THROW) {
      ...RecipientField_viewer
      ...RecentExchanges_viewer
      ...NewMessages_viewer
    }
  }
`;

export const head: Head = { title: "Karma Exchange", back: "/" };

/** Karma Exchange: the form, and the messages sent and received. */
export function KarmaExchangeScreen({ queryRef }: ExchangeProps) {
  return (
    <Screen {...head}>
      <ErrorBoundary fallback={problem}>
        <Suspense fallback={<ExchangeSkeleton />}>
          <Exchange queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
    </Screen>
  );
}

function Exchange({ queryRef }: ExchangeProps) {
  const { data, isStale } = usePreloaded<KarmaExchangeScreenQuery>(query, queryRef);
  const { viewer } = data;
  const isServers = useOrigin("KarmaExchangeScreenQuery") === "server";
  const [reply, setReply] = useState<Reply>();

  return (
    <div className={columns}>
      <ExchangeForm viewer={viewer} reply={reply} />
      <Stack>
        {isStale && <StaleNote data="messages" />}
        <RecentExchanges viewer={viewer} onReply={(to, quote) => setReply({ to, quote })} />
      </Stack>
      {isServers && <NewMessages viewer={viewer} />}
    </div>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Card>
      <ErrorNote
        title="Your messages could not be loaded"
        text={reasonIn(error) ?? "Something went wrong. Please try again."}
        onRetry={retry}
      />
    </Card>
  );
}
