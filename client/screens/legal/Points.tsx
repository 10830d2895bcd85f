import { Children, type ReactNode } from "react";
import { list } from "./Points.css.ts";

/** A list; each child becomes an item. */
export function Points({ children }: { children: ReactNode }) {
  return (
    <ul className={list}>
      {Children.map(children, (point) => (
        <li>{point}</li>
      ))}
    </ul>
  );
}
