import type { ReactNode } from "react";
import type { Head } from "#client/chrome/screen/Screen.tsx";
import { useDocumentTitle } from "#client/chrome/screen/documentTitle.ts";
import { useHeadingFocus } from "#client/chrome/session/headingFocus.ts";
import { useExport } from "#client/screens/_archive/useExport.ts";
import { IconButton, IconLink } from "#client/ui/controls/IconButton.tsx";
import { toastObstacle } from "#client/ui/overlays/toasts.ts";
import * as css from "./Table.css.ts";

interface TableProps extends Pick<Head, "title"> {
  back?: string;
  onContents: () => void;
  children: ReactNode;
}

/** The table on which the book lies. It takes the whole window: no header, no navigation. */
export function Table({ title, back = "/", onContents, children }: TableProps) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  useDocumentTitle(title);
  const [download, isExporting] = useExport();

  return (
    <div className={css.table}>
      <div className={css.bar} {...toastObstacle}>
        <IconLink icon="close" label="Close the book" to={back} />
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <div className={css.tools}>
          <IconButton icon="book" label="Contents" onClick={onContents} />
          <IconButton
            icon={printer}
            label="Print or keep the book"
            tip="Download the book, to print or keep"
            disabled={isExporting !== false}
            onClick={download}
          />
        </div>
      </div>
      {children}
    </div>
  );
}

const printer = "M7 9V4h10v5M7 16H4V9h16v7h-3M7 13.500h10v6.500H7Z";
