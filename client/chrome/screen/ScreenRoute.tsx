import { Suspense, useEffect, useMemo, type ComponentType, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay";
import { useLoaderData, useRevalidator } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import { ErrorBoundary, RetryContext } from "./ErrorBoundary.tsx";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";

/** Wraps a screen for a route whose loader preloads its query. Its errors offer to reload the route. */
export function withQuery<Query extends OperationType>(
  Screen: (props: { queryRef: PreloadedQuery<Query> }) => ReactNode,
): ComponentType {
  return function QueryRoute() {
    const queryRef = useLoaderData<PreloadedQuery<Query>>();
    const { revalidate } = useRevalidator();
    const retry = useMemo(() => ({ attempt: queryRef, again: () => void revalidate() }), [queryRef, revalidate]);
    useEffect(() => () => queryRef.dispose(), [queryRef]);

    return (
      <RetryContext value={retry}>
        <ScreenFrame>
          <Screen queryRef={queryRef} />
        </ScreenFrame>
      </RetryContext>
    );
  };
}

export function withoutQuery(Screen: ComponentType): ComponentType {
  return function PlainRoute() {
    return (
      <ScreenFrame>
        <Screen />
      </ScreenFrame>
    );
  };
}

function ScreenFrame({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
