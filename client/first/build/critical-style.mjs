/** Returns the rules of a minified style sheet that `html` needs, in their order. */
export function criticalStyle(sheet, html) {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(" ")));
  const rules = needed(sheet, classes);
  return rules.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name) =>
    rules.split(name).length > 2 ? rule : "",
  );
}

function needed(sheet, classes) {
  return rulesIn(sheet)
    .map(([head, body]) => {
      if (/^@(?:media|supports|container|layer)\b/.test(head)) {
        const inside = needed(body, classes);
        return inside && `${head}{${inside}}`;
      }
      return head.startsWith("@") || head.split(",").some((selector) => fits(selector, classes))
        ? `${head}{${body}}`
        : "";
    })
    .join("");
}

/** Whether the page has every class in a selector. */
function fits(selector, classes) {
  const wanted = selector.replaceAll(/:not\([^()]*\)/g, "").matchAll(/\.([\w-]+)/g);
  return [...wanted].every(([, name]) => classes.has(name));
}

/** Returns the outermost rules as pairs: the text before the brace, and the text inside. */
function rulesIn(sheet) {
  const rules = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: mark, index } of sheet.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\{|\}/g)) {
    if (mark === "{" && depth++ === 0) open = index;
    if (mark !== "}" || --depth > 0) continue;
    rules.push([sheet.slice(start, open), sheet.slice(open + 1, index)]);
    start = index + 1;
  }
  return rules;
}
