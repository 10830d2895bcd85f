import { useId, type ReactNode } from "react";
import * as css from "./BalanceCard.css.ts";
import { Land } from "./homeDecoration.ts";

interface BalanceCardProps {
  rangeSelect: ReactNode;
  scale: ReactNode;
  actions: ReactNode;
  /** Between the picture and the actions. */
  children: ReactNode;
}

/** The scale in its land, and below it what it weighs. */
export function BalanceCard({ rangeSelect, scale, actions, children }: BalanceCardProps) {
  const id = useId();

  return (
    <section aria-labelledby={id} className={css.card}>
      <div className={css.scene}>
        <Land />
        <div className={css.head}>
          <h2 id={id} className={css.title}>
            Your Karma Balance
          </h2>
          <div className={css.end}>{rangeSelect}</div>
        </div>
        <div className={css.balance}>{scale}</div>
      </div>
      <div className={css.foot}>
        {children}
        <div className={css.actions}>{actions}</div>
      </div>
    </section>
  );
}
