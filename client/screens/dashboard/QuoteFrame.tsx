import { useId, type ReactNode } from "react";
import { QuoteLand } from "./later.ts";
import { head, quoteCard, scene, title } from "./QuoteFrame.css.ts";
import { WellnessTip } from "./WellnessTip.tsx";

interface QuoteFrameProps {
  headEnd: ReactNode;
  children: ReactNode;
}

export function QuoteFrame({ headEnd, children }: QuoteFrameProps) {
  const id = useId();

  return (
    <section className={quoteCard} aria-labelledby={id}>
      <div className={scene}>
        <QuoteLand />
        <div className={head}>
          <h2 id={id} className={title}>
            Daily Inspiration
          </h2>
          {headEnd}
        </div>
        {children}
      </div>
      <WellnessTip />
    </section>
  );
}
