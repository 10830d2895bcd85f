import { useEffect, useEffectEvent } from "react";
import { Button } from "../controls/Button.tsx";
import { later } from "../motion/later.ts";
import { EmptyState } from "./EmptyState.tsx";
import { sign } from "./ErrorNote.css.ts";
import { Icon } from "../display/Icon.tsx";

interface ErrorNoteProps {
  title: string;
  text?: string;
  onRetry?: () => void;
}

/** Says that something failed to load and offers to try again. It retries when the device comes back online. */
export function ErrorNote({ title, text, onRetry }: ErrorNoteProps) {
  const retry = useEffectEvent(() => onRetry?.());

  useEffect(() => {
    const comeBack = () => retry();
    window.addEventListener("online", comeBack);
    return () => window.removeEventListener("online", comeBack);
  }, []);

  return (
    <div role="alert">
      <EmptyState
        picture={<TroubleScene />}
        title={title}
        {...(text ? { text } : {})}
        action={
          onRetry && (
            <Button variant="quiet" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}

const TroubleScene = later(async () => (await import("#client/pictures/TroubleScene.tsx")).TroubleScene, {
  instead: Sign,
});

function Sign() {
  return (
    <span className={sign}>
      <Icon name="warning" size={34} />
    </span>
  );
}
