import { Component, useContext, type ReactNode } from "react";
import { reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/Card.tsx";
import { ErrorNote } from "#client/ui/ErrorNote.tsx";
import { BrandHeading } from "./BrandHeading.tsx";
import { RetryContext, type Retry } from "./retry.ts";

interface Trouble {
  error: Error;
  /** Asks the server again, and shows what comes. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  /** What stands in the place of what failed; if not given, a card that says why and offers to try again. */
  fallback?: (trouble: Trouble) => ReactNode;
  children: ReactNode;
}

/** Keeps a failure inside its place on the page. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} source={useContext(RetryContext)} />;
}

interface BoundaryState {
  error: Error | undefined;
  attempt: unknown;
}

// React knows error boundaries only as classes.
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
