import { useId, type ReactNode } from "react";
import * as css from "./Card.css.ts";

interface CardProps {
  title?: string;
  /** The id of a title among the children, in place of `title`. */
  titledBy?: string;
  headEnd?: ReactNode;
  /** More padding, for a page's only card. */
  roomy?: boolean;
  /** For one of several cards on a screen that is seen as a whole. */
  dense?: boolean;
  children: ReactNode;
}

/** With a title it is a landmark for screen readers. */
export function Card({ title, titledBy, headEnd, roomy, dense, children }: CardProps) {
  const id = useId();
  const className = roomy ? `${css.card} ${css.roomy}` : dense ? `${css.card} ${css.dense}` : css.card;
  if (titledBy)
    return (
      <section className={className} aria-labelledby={titledBy}>
        {children}
      </section>
    );
  if (!title) return <div className={className}>{children}</div>;

  return (
    <section className={className} aria-labelledby={id}>
      <div className={dense ? css.denseHead : css.head}>
        <h2 id={id} className={dense ? css.denseTitle : css.title}>
          {title}
        </h2>
        {headEnd && <div className={css.end}>{headEnd}</div>}
      </div>
      {children}
    </section>
  );
}
