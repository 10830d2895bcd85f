import { Component, createContext, useContext, type ReactNode } from "react";
import { reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { BrandHeading } from "./BrandHeading.tsx";

interface Retry {
  /** Changes on every attempt, so a repeated error is announced again. */
  attempt: unknown;
  again: () => void;
}

/** How a route is reloaded. Outside a route, an error boundary only renders its children again. */
export const RetryContext = createContext<Retry | undefined>(undefined);

interface Trouble {
  error: Error;
  retry: () => void;
}

interface ErrorBoundaryProps {
  /** Default: a card with the reason and a retry button. */
  fallback?: (trouble: Trouble) => ReactNode;
  children: ReactNode;
}

/** Replaces its children with an error until the route is retried. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} source={useContext(RetryContext)} />;
}

interface BoundaryState {
  error: Error | undefined;
  attempt: unknown;
}

// React supports error boundaries only as classes.
class Boundary extends Component<ErrorBoundaryProps & { source: Retry | undefined }, BoundaryState> {
  override state: BoundaryState = { error: undefined, attempt: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ source }: { source: Retry | undefined }, { attempt }: BoundaryState) {
    return source?.attempt === attempt ? null : { attempt: source?.attempt, error: undefined };
  }

  override render(): ReactNode {
    const { fallback = troubleCard, source, children } = this.props;
    const { error } = this.state;
    return error ? fallback({ error, retry: source?.again ?? (() => this.setState({ error: undefined })) }) : children;
  }
}

function troubleCard({ error, retry }: Trouble) {
  return (
    <Card>
      <BrandHeading />
      <ErrorNote
        title="This page could not be loaded"
        text={reasonIn(error) ?? "Something went wrong. Please try again."}
        onRetry={retry}
      />
    </Card>
  );
}
