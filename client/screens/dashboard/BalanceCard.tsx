import { useId, type ReactNode } from "react";
import * as css from "./BalanceCard.css.ts";
import { LivelyLand } from "./later.ts";

interface BalanceSceneProps {
  titleId?: string;
  rangeSelect?: ReactNode;
  scale: ReactNode;
  /** A prerendered placeholder with its title hidden from screen readers (client/chrome/screen/Screen.tsx). */
  isPlaceholder?: boolean;
}

/** The scale in its landscape. */
export function BalanceScene({ titleId, rangeSelect, scale, isPlaceholder }: BalanceSceneProps) {
  return (
    <div className={css.scene} aria-hidden={isPlaceholder}>
      <LivelyLand />
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          Your Karma Balance
        </h2>
        <div className={css.end}>{rangeSelect}</div>
      </div>
      <div className={css.balance}>{scale}</div>
    </div>
  );
}

interface BalanceCardProps extends Pick<BalanceSceneProps, "rangeSelect" | "scale"> {
  actions: ReactNode;
  /** Between the picture and the actions. */
  children: ReactNode;
}

/** The scale, with its counts below. */
export function BalanceCard({ rangeSelect, scale, actions, children }: BalanceCardProps) {
  const id = useId();

  return (
    <section aria-labelledby={id} className={css.card}>
      <BalanceScene titleId={id} rangeSelect={rangeSelect} scale={scale} />
      <div className={css.foot}>
        {children}
        <div className={css.actions}>{actions}</div>
      </div>
    </section>
  );
}
