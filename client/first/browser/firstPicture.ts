import type { Location } from "react-router-dom";
import { registerPath } from "#domain/paths.ts";
import type { SessionStore } from "#client/chrome/session/session.ts";
import type { SessionScope } from "#client/chrome/session/sessionState.ts";

// A prerendered page (client/first/build/madeAtBuild.tsx) stays visible until the client can replace it.

/** Resolves when the client can draw: the prerendered landing, another screen, or an error page. */
export function untilDrawable(session: SessionStore): Promise<"landing" | "screen" | "trouble"> {
  return new Promise((resolve) => {
    const stops = [session.subscribe(look)];
    let router: SessionScope["router"] | undefined;
    look();

    function look(): void {
      const now = session.current();
      if (now.status === "known" && now.scope.router !== router) {
        ({ router } = now.scope);
        stops.push(router.subscribe(look));
      }
      if (now.status === "loading" || (now.status === "known" && !now.scope.router.state.initialized)) return;
      for (const stop of stops) stop();
      resolve(now.status !== "known" ? "trouble" : isLanding(now.scope) ? "landing" : "screen");
    }
  });
}

function isLanding({ who, router }: SessionScope): boolean {
  const { location } = router.state;
  return who === "visitor" && location.pathname === "/" && location.state === null && !opensRegistration(location);
}

/** Whether the landing begins with the registration form, by its address. The prerendered one shows the sign-in. */
export function opensRegistration({ hash, state }: Pick<Location, "hash" | "state">): boolean {
  return state === null && registerPath.endsWith(hash) && hash !== "";
}

/** Resolves when the full style sheet applies. A prerendered page does not wait for it. */
export function untilStyled(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel='stylesheet'][media='print']");
  if (!sheet) return Promise.resolve();

  // Use a copy, because nothing tells whether the first link has already failed. The file is in the cache or loading.
  const whole = sheet.cloneNode() as HTMLLinkElement;
  whole.media = "all";
  return new Promise((resolve) => {
    whole.addEventListener("load", () => {
      // The full sheet repeats these rules. html2canvas would copy them inline, which the content security policy
      // blocks.
      document.querySelector("head > style")?.remove();
      resolve(sheet.remove());
    });
    whole.addEventListener("error", () => resolve(sheet.remove()));
    sheet.after(whole);
  });
}

/** Whether somebody is about to type into the empty field of this name, on a page that was made at build. */
export function isAboutToType(name: string): boolean {
  // There are no inputs while the page is made.
  if (typeof HTMLInputElement === "undefined") return false;
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.name === name && field.value === "";
}

let kept: Record<string, string> = {};

/** Keeps the text typed into a prerendered page for the form that replaces it. */
export function keepTyped(page: HTMLElement): void {
  kept = typedIn([...page.querySelectorAll("input")]);
}

/** Returns the text typed into a form before hydration, or into the prerendered form it replaced. */
export function takeTyped(form: HTMLFormElement | null): Record<string, string> {
  const typed = { ...kept, ...typedIn([...(form?.elements ?? [])]) };
  kept = {};
  return typed;
}

function typedIn(controls: readonly Element[]): Record<string, string> {
  const inputs = controls.filter((control) => control instanceof HTMLInputElement);
  return Object.fromEntries(inputs.filter(({ value }) => value).map(({ name, value }) => [name, value]));
}
