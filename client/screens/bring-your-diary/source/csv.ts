/** A row of a table with the line on which it begins, from 1. */
export interface Row {
  line: number;
  cells: string[];
}

/** The rows of a CSV (RFC 4180), also with semicolons or tabs between the cells. Empty rows are left out. */
export function rowsOf(text: string): Row[] {
  const separator = separatorOf(text);
  const rows: Row[] = [];
  let [cells, cell, isQuoted, line, begun]: [string[], string, boolean, number, number] = [[], "", false, 1, 1];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== "")) rows.push({ line: begun, cells });
    [cells, cell] = [[], ""];
  };

  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === "\n") line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') cell += text.charAt((at += 1));
      else isQuoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      [cell, isQuoted] = ["", true];
    } else if (letter === separator) {
      cells.push(cell);
      cell = "";
    } else if (letter === "\n") {
      endRow();
      begun = line;
    } else if (letter !== "\r") cell += letter;
  }
  endRow();
  return rows;
}

/** What stands most often between the names of the first line. */
function separatorOf(text: string): string {
  const first = /^[^\n]*/.exec(text)?.[0] ?? "";
  const count = (separator: string) => first.split(separator).length;
  return [";", "\t"].find((separator) => count(separator) > count(",")) ?? ",";
}
