import type { ReactNode } from "react";
import { box, picture as pictureStyle, text as textStyle, title as titleStyle } from "./EmptyState.css.ts";

interface EmptyStateProps {
  /** A scene of client/pictures. It may load later; its space is reserved. */
  picture: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Says that there is nothing to show and offers the next step. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={box}>
      <div className={pictureStyle}>{picture}</div>
      <p className={titleStyle}>{title}</p>
      {text && <p className={textStyle}>{text}</p>}
      {action}
    </div>
  );
}
