import type { ReactNode } from "react";
import { IconLink } from "#client/ui/IconButton.tsx";
import { visuallyHidden } from "#client/ui/VisuallyHidden.css.ts";
import { useArrival } from "./arrival.ts";
import { useDocumentTitle } from "./documentTitle.ts";
import { head, headings, widths } from "./Screen.css.ts";

interface ScreenProps {
  title: string;
  /** For screen readers and the tab alone. */
  titleHidden?: boolean;
  back?: string;
  actions?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}

/** A screen below the header, with its title and back button. The title takes the focus on arrival. */
export function Screen({ title, titleHidden = false, back, actions, width = "page", children }: ScreenProps) {
  const heading = useArrival<HTMLHeadingElement>();
  useDocumentTitle(title);

  const words = (
    <h1 ref={heading} tabIndex={-1} className={titleHidden ? visuallyHidden : headings[actions ? "beside" : "alone"]}>
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
