import type { MouseEventHandler, ReactNode } from "react";
import { IconLink } from "#client/ui/controls/IconButton.tsx";
import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";
import { useHeadingFocus } from "../session/headingFocus.ts";
import { useDocumentTitle } from "./documentTitle.ts";
import { head, headings, widths } from "./Screen.css.ts";

/** A screen's heading, known before its data. A signed-in screen's file exports it as `head`. */
export interface Head {
  title: string;
  /** Visible only to screen readers and in the browser tab. */
  titleHidden?: boolean;
  /** Set this if a button stands beside the title. */
  titleBeside?: boolean;
  back?: string;
  width?: keyof typeof widths;
}

interface ScreenProps extends Head {
  /** A prerendered placeholder. Its title is hidden from screen readers, because the client will replace it. */
  isPlaceholder?: boolean;
  /** Follows the back button, unless it prevents the default: then it leads back itself. */
  onBack?: MouseEventHandler | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A screen below the header, with its title and back button. The title takes the focus after navigation. */
export function Screen({
  title,
  titleHidden,
  titleBeside,
  back,
  onBack,
  width = "page",
  actions,
  isPlaceholder,
  children,
}: ScreenProps) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  useDocumentTitle(title);

  const shown = headings[titleBeside || actions ? "beside" : "alone"];
  const words = (
    <h1 ref={heading} tabIndex={-1} className={titleHidden ? visuallyHidden : shown} aria-hidden={isPlaceholder}>
      {title}
    </h1>
  );

  return (
    <div className={widths[width]}>
      {titleHidden ? (
        words
      ) : (
        <div className={head}>
          {back !== undefined && <IconLink icon="back" label="Back" to={back} onClick={onBack} />}
          {words}
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
