import { useId, type ReactNode } from "react";
import { Card } from "#client/ui/Card.tsx";
import { body, end, head, title } from "./BalanceCard.css.ts";

interface BalanceCardProps {
  rangeSelect: ReactNode;
  children: ReactNode;
}

export function BalanceCard({ rangeSelect, children }: BalanceCardProps) {
  const id = useId();

  return (
    <Card>
      <section aria-labelledby={id} className={body}>
        <div className={head}>
          <h2 id={id} className={title}>
            Your Karma Balance
          </h2>
          <div className={end}>{rangeSelect}</div>
        </div>
        {children}
      </section>
    </Card>
  );
}
