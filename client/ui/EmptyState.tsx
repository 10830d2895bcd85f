import type { ReactNode } from "react";
import { box, picture, text as textStyle, title as titleStyle } from "./EmptyState.css.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Says that there is nothing to show, and offers what to do next. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={box}>
      <span className={picture}>
        <Icon name={icon} size={30} />
      </span>
      <p className={titleStyle}>{title}</p>
      {text && <p className={textStyle}>{text}</p>}
      {action}
    </div>
  );
}
