import { Children, type ReactNode } from "react";
import { list } from "./Points.css.ts";

/** What is said as a list; each child is a point. */
export function Points({ children }: { children: ReactNode }) {
  return (
    <ul className={list}>
      {Children.map(children, (point) => (
        <li>{point}</li>
      ))}
    </ul>
  );
}
