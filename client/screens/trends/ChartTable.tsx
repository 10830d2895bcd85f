import { useState, type ReactNode } from "react";
import { cell, number, opener, scroll, table, word } from "./ChartTable.css.ts";

interface ChartTableProps {
  /** Of the table, for screen readers. */
  name: string;
  /** The chart in a sentence. */
  lead: ReactNode;
  head: readonly string[];
  /** Each row begins with its heading. Called when the table is opened. */
  rows: () => readonly (readonly [string, ...(string | number)[]])[];
}

/** A chart in a sentence, which opens as a table of its numbers. */
export function ChartTable({ name, lead, head, rows }: ChartTableProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={opener}>
        {lead} <span className={word}>As a table</span>
      </summary>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <section aria-label={name} tabIndex={0} className={scroll}>
          <table className={table}>
            <thead>
              <tr>
                {head.map((title, index) => (
                  <th key={title} scope="col" className={index === 0 ? cell : number}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(([of, ...numbers]) => (
                <tr key={of}>
                  <th scope="row" className={cell}>
                    {of}
                  </th>
                  {numbers.map((value, index) => (
                    <td key={head[index + 1]} className={number}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
