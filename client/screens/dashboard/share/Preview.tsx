import type { ReactNode } from "react";
import { frame, shapes } from "./Preview.css.ts";

interface PreviewProps {
  shape?: keyof typeof shapes;
  children: ReactNode;
}

/** The card as it appears in the image, smaller if space is narrow. */
export function Preview({ shape = "small", children }: PreviewProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing here belongs into a form
    <div role="group" aria-label="Preview" className={`${frame} ${shapes[shape]}`}>
      {children}
    </div>
  );
}
