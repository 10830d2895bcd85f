import { useId, type ReactNode } from "react";
import { card, end, head, roomy as roomyStyle, title as titleStyle } from "./Card.css.ts";

interface CardProps {
  title?: string;
  headEnd?: ReactNode;
  /** More padding, for the only card of a page. */
  roomy?: boolean;
  children: ReactNode;
}

/** With a title it is a region that screen readers can jump to. */
export function Card({ title, headEnd, roomy, children }: CardProps) {
  const id = useId();
  const className = roomy ? `${card} ${roomyStyle}` : card;
  if (!title) return <div className={className}>{children}</div>;

  return (
    <section className={className} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={titleStyle}>
          {title}
        </h2>
        {headEnd && <div className={end}>{headEnd}</div>}
      </div>
      {children}
    </section>
  );
}
