import type { ReactNode } from "react";
import { IconLink } from "#client/ui/controls/IconButton.tsx";
import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";
import { useArrival } from "../session/arrival.ts";
import { useDocumentTitle } from "./documentTitle.ts";
import { head, headings, widths } from "./Screen.css.ts";

/** What a screen is headed by before anything else of it is there. A signed-in screen's file exports it as `head`. */
export interface Head {
  title: string;
  /** For screen readers and the tab alone. */
  titleHidden?: boolean;
  /** A button always stands beside the title. */
  titleBeside?: boolean;
  back?: string;
  width?: keyof typeof widths;
}

interface ScreenProps extends Head {
  /** Stands in until the client has come: its title is for the eye, so that nobody's screen reader is on what gives way. */
  standsIn?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A screen below the header, with its title and back button. The title takes the focus on arrival. */
export function Screen({
  title,
  titleHidden,
  titleBeside,
  back,
  width = "page",
  actions,
  standsIn,
  children,
}: ScreenProps) {
  const heading = useArrival<HTMLHeadingElement>();
  useDocumentTitle(title);

  const shown = headings[titleBeside || actions ? "beside" : "alone"];
  const words = (
    <h1 ref={heading} tabIndex={-1} className={titleHidden ? visuallyHidden : shown} aria-hidden={standsIn}>
      {title}
    </h1>
  );

  return (
    <div className={widths[width]}>
      {titleHidden ? (
        words
      ) : (
        <div className={head}>
          {back !== undefined && <IconLink icon="back" label="Back" to={back} />}
          {words}
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
