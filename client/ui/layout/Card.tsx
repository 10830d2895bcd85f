import { useId, type ReactNode } from "react";
import { card, end, head, roomy as roomyStyle, title as titleStyle } from "./Card.css.ts";

interface CardProps {
  title?: string;
  /** The id of a title among the children, in place of `title`. */
  titledBy?: string;
  headEnd?: ReactNode;
  /** More padding, for a page's only card. */
  roomy?: boolean;
  children: ReactNode;
}

/** With a title it is a landmark for screen readers. */
export function Card({ title, titledBy, headEnd, roomy, children }: CardProps) {
  const id = useId();
  const className = roomy ? `${card} ${roomyStyle}` : card;
  if (titledBy)
    return (
      <section className={className} aria-labelledby={titledBy}>
        {children}
      </section>
    );
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
