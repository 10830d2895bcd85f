import type { SessionStore } from "#client/chrome/session/session.ts";
import type { Stay } from "#client/chrome/session/sessionState.ts";

// A page that is made at build (client/first/build/madeAtBuild.tsx) stands until the client has something to put in its place.

/** Resolves once something can be drawn: the landing as it was made at build, another screen, or why there is none. */
export function untilDrawable(session: SessionStore): Promise<"landing" | "screen" | "trouble"> {
  return new Promise((resolve) => {
    const stops = [session.subscribe(look)];
    let router: Stay["router"] | undefined;
    look();

    function look(): void {
      const now = session.current();
      if (now.status === "known" && now.stay.router !== router) {
        ({ router } = now.stay);
        stops.push(router.subscribe(look));
      }
      if (now.status === "loading" || (now.status === "known" && !now.stay.router.state.initialized)) return;
      for (const stop of stops) stop();
      resolve(now.status !== "known" ? "trouble" : isLanding(now.stay) ? "landing" : "screen");
    }
  });
}

function isLanding({ who, router }: Stay): boolean {
  const { pathname, state } = router.state.location;
  return who === "visitor" && pathname === "/" && state === null;
}

/** Resolves once the whole style sheet counts, which a page that was made at build does not wait for. */
export function untilStyled(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel='stylesheet'][media='print']");
  if (!sheet) return Promise.resolve();

  // Another, for whether the first has failed already nobody can tell. Its file is there, or on its way.
  const whole = sheet.cloneNode() as HTMLLinkElement;
  whole.media = "all";
  return new Promise((resolve) => {
    whole.addEventListener("load", () => {
      // All of it stands in the sheet, and html2canvas would copy it in other words, which the content security policy forbids.
      document.querySelector("head > style")?.remove();
      resolve(sheet.remove());
    });
    whole.addEventListener("error", () => resolve(sheet.remove()));
    sheet.after(whole);
  });
}

let kept: Record<string, string> = {};

/** Keeps what was typed into a page that was made at build, for a form that comes later. */
export function keepTyped(page: HTMLElement): void {
  kept = typedIn([...page.querySelectorAll("input")]);
}

/** What was typed into a form before the client took it over, or into one that stood there before. */
export function takeTyped(form: HTMLFormElement | null): Record<string, string> {
  const typed = { ...kept, ...typedIn([...(form?.elements ?? [])]) };
  kept = {};
  return typed;
}

function typedIn(controls: readonly Element[]): Record<string, string> {
  const inputs = controls.filter((control) => control instanceof HTMLInputElement);
  return Object.fromEntries(inputs.filter(({ value }) => value).map(({ name, value }) => [name, value]));
}
