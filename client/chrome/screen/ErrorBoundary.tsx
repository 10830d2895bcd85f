import { Component, createContext, useContext, type ReactNode } from "react";
import { reasonIn } from "#client/platform/requestError.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { BrandHeading } from "./BrandHeading.tsx";

interface Retry {
  /** Another value with each attempt: what failed before shows itself again. */
  attempt: unknown;
  again: () => void;
}

/** How a route is loaded again. Outside of one an error boundary only draws its children again. */
export const RetryContext = createContext<Retry | undefined>(undefined);

interface Trouble {
  error: Error;
  retry: () => void;
}

interface ErrorBoundaryProps {
  /** A card that says why and offers to try again, if not given. */
  fallback?: (trouble: Trouble) => ReactNode;
  children: ReactNode;
}

/** Shows a failure in the place of its children, until the route is asked again. */
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
