import { configure, getConfig } from "@testing-library/react";
import * as React from "react";

// In jsdom, half the cost of a role query is matching its own style sheet with every element, and rebuilding the
// accessibility tree on every retry.

/** Non-inherited properties that are often queried. */
const own = new Set(
  `display overflow overflowX overflowY transform translate scale rotate perspective filter backdropFilter containerType willChange contain
  position zIndex width height animationDuration animationDelay transitionDuration transitionDelay`.split(/\s+/),
);
const passedOn = new Map([
  ["visibility", "visible"],
  ["pointerEvents", "auto"],
  ["direction", "ltr"],
]);

/** Makes queries cheaper without changing their results. */
export function quickenQueries(): void {
  const styleOf = window.getComputedStyle.bind(window);
  const known = new Map<string, string>();

  // jsdom's own sheet is the only one, and it decides nothing else about these.
  const ownOf = (element: HTMLElement | SVGElement, property: string) => {
    const set = valueIn(element.style, property);
    if (set) return set;
    const attributes = ["hidden", "open", "popover", "type"].map((name) => element.getAttribute(name));
    const kind = [property, element.localName, ...attributes, element.parentElement?.localName === "details"].join(" ");
    const value = known.get(kind) ?? valueIn(styleOf(element), property);
    known.set(kind, value);
    return value;
  };

  const quickStyleOf: typeof getComputedStyle = (element, pseudo) => {
    const isStyled = element instanceof HTMLElement || element instanceof SVGElement;
    if (pseudo || !isStyled || document.styleSheets.length > 0) return styleOf(element, pseudo);
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
  window.getComputedStyle = quickStyleOf;
  // The global object only copies what jsdom's window has, and libraries ask the window of a document.
  if (document.defaultView) document.defaultView.getComputedStyle = quickStyleOf;

  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? undefined) : getElementError(message, container),
  });
}

/** An inherited property, from the element or its nearest ancestor that sets it. */
function passedTo(element: HTMLElement | SVGElement, property: string): string {
  for (let one: HTMLElement | SVGElement | null = element; one; one = one.parentElement) {
    const set = valueIn(one.style, property);
    if (set) return set;
  }
  return "";
}

/** Reads a property by its CSS or its script name. */
function valueIn(style: CSSStyleDeclaration, property: string): string {
  return String(Reflect.get(style, property) ?? "");
}

function isWaiting(): boolean {
  return Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
}

/** Has React's development build keep no stack trace of each element. Only its warnings use them, and they cost a sixth. */
export function skipElementStacks(): void {
  const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
  if (typeof internals !== "object" || internals === null) throw new Error("React has changed its internals.");
  // React counts the traces of each second here, and makes none above a limit.
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {} });
}
