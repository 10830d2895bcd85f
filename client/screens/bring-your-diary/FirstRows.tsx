import { useId } from "react";
import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";
import { cell, name, scroll, table as tableStyle } from "./FirstRows.css.ts";
import type { TableHead } from "./table/columns.ts";

/** The first rows of a table as they are read. */
export function FirstRows({ table: { names, examples } }: { table: TableHead }) {
  const id = useId();
  // A file may name a column twice.
  const columns = names.map((text, place) => ({ key: `${place} ${text}`, text, place }));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={scroll} aria-labelledby={id} tabIndex={0}>
      <table className={tableStyle}>
        <caption id={id} className={visuallyHidden}>
          The first rows
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, text }) => (
              <th key={key} scope="col" className={name} dir="auto">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map((cells) => (
            <tr key={cells.join("\n")}>
              {columns.map(({ key, place }) => (
                <td key={key} className={cell} dir="auto">
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
