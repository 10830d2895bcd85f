import { factsByAudience } from "#domain/whoSees.ts";
import { label, room, table } from "./WhoSees.css.ts";

/** What of a person other members see. */
export function WhoSees() {
  const columns = names.slice(1);
  return (
    <div className={room}>
      <table className={table}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.map(([item, ...cells]) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>
                  <span className={label}>{columns[index]}: </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const names = ["What", "Your connections", "Other members"] as const;

const seen = [
  ["Entries, moods, karma, trends", "No", "No"],
  ...factsByAudience(),
  ["A message, and the karma that came with it", "Only the person you sent it to", "No"],
] as const;
