import { Button } from "./Button.tsx";
import { box, text as textStyle, title as titleStyle } from "./EmptyState.css.ts";
import { trouble } from "./ErrorNote.css.ts";
import { Icon } from "./Icon.tsx";

interface ErrorNoteProps {
  title: string;
  text?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Says that something could not be loaded, and offers to try again. */
export function ErrorNote({ title, text, onRetry, retrying }: ErrorNoteProps) {
  return (
    <div className={box} role="alert">
      <span className={trouble}>
        <Icon name="warning" size={30} />
      </span>
      <p className={titleStyle}>{title}</p>
      {text && <p className={textStyle}>{text}</p>}
      {onRetry && (
        <Button variant="quiet" onClick={onRetry} busy={retrying} busyLabel="Trying again...">
          Try again
        </Button>
      )}
    </div>
  );
}
