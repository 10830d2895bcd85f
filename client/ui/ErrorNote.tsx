import { useEffect, useEffectEvent } from "react";
import { Button } from "./Button.tsx";
import { box, text as textStyle, title as titleStyle } from "./EmptyState.css.ts";
import { trouble } from "./ErrorNote.css.ts";
import { Icon } from "./Icon.tsx";

interface ErrorNoteProps {
  title: string;
  text?: string;
  onRetry?: () => void;
}

/** Says that something could not be loaded, and offers to try again; back online, the device tries by itself. */
export function ErrorNote({ title, text, onRetry }: ErrorNoteProps) {
  const retry = useEffectEvent(() => onRetry?.());

  useEffect(() => {
    const comeBack = () => retry();
    window.addEventListener("online", comeBack);
    return () => window.removeEventListener("online", comeBack);
  }, []);

  return (
    <div className={box} role="alert">
      <span className={trouble}>
        <Icon name="warning" size={30} />
      </span>
      <p className={titleStyle}>{title}</p>
      {text && <p className={textStyle}>{text}</p>}
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
