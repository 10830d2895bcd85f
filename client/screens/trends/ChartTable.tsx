import { Icon } from "#client/ui/display/Icon.tsx";
import { cell, chevron, number, opener, scroll, table } from "./ChartTable.css.ts";

interface ChartTableProps {
  caption: string;
  head: readonly string[];
  /** Each begins with what it is of. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
}

/** The numbers of a chart, for whoever would rather read them. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <details>
      <summary className={opener} aria-label={`${caption}: as a table`}>
        As a table
        <span className={chevron}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section aria-label={caption} tabIndex={0} className={scroll}>
        <table className={table}>
          <thead>
            <tr>
              {head.map((name, index) => (
                <th key={name} scope="col" className={index === 0 ? cell : number}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([of, ...numbers]) => (
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
    </details>
  );
}
