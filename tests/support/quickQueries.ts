import { configure, getConfig } from "@testing-library/react";

// Half of what looking for a role costs in jsdom is its own style sheet, matched rule by rule with every element that is met, and the tree
// in words, made anew each time that what is waited for is not there yet.

/** Of those that do not pass to what is within, all that is asked more than a few times. */
const own = new Set(
  `display overflow overflowX overflowY transform translate scale rotate perspective filter backdropFilter containerType willChange contain`.split(
    " ",
  ),
);
const passedOn = new Map([
  ["visibility", "visible"],
  ["pointerEvents", "auto"],
]);

/** Makes queries cheaper, and changes none of their answers. */
export function quickenQueries(): void {
  const styleOf = window.getComputedStyle.bind(window);
  const known = new Map<string, string>();

  // There is no sheet but jsdom's own, in which nothing else decides about these.
  const ownOf = (element: HTMLElement, property: string) => {
    const set = valueIn(element.style, property);
    if (set) return set;
    const attributes = ["hidden", "open", "popover", "type"].map((name) => element.getAttribute(name));
    const kind = [property, element.localName, ...attributes, element.parentElement?.localName === "details"].join(" ");
    const value = known.get(kind) ?? valueIn(styleOf(element), property);
    known.set(kind, value);
    return value;
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !(element instanceof HTMLElement) || document.styleSheets.length > 0) return styleOf(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const rest = () => (whole ??= styleOf(element));
    const quick = (property: string) => {
      if (own.has(property)) return ownOf(element, property);
      const initial = passedOn.get(property);
      return initial && (passedTo(element, property) || initial);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name: string) =>
        name === "getPropertyValue"
          ? (property: string) => quick(property) ?? rest().getPropertyValue(property)
          : (quick(name) ?? Reflect.get(rest(), name)),
    });
  };

  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? undefined) : getElementError(message, container),
  });
}

/** What an element's own style says, or that of the nearest around it that says anything. */
function passedTo(element: HTMLElement, property: string): string {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    const set = valueIn(one.style, property);
    if (set) return set;
  }
  return "";
}

/** By its name in a sheet or in a program, as it was asked for. */
function valueIn(style: CSSStyleDeclaration, property: string): string {
  return String(Reflect.get(style, property) ?? "");
}

function isWaiting(): boolean {
  return Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
}
