import "#client/theme/global.css.ts";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { keepTyped, untilDrawable, untilStyled } from "#client/first/browser/firstPicture.ts";
import { createSession } from "#client/chrome/session/session.ts";
import { dropEarly, fetchOrTake, openEarly } from "#client/first/browser/early.ts";
import { platform } from "#client/platform/platform.ts";
import { routesOf } from "./routes.tsx";

void start();

// Not awaited by the module itself: what it shares with others would then have to leave its chunk.
async function start(): Promise<void> {
  await platform.open();
  // A phone can answer the person before it goes on.
  await new Promise((resolve) => void setTimeout(resolve));
  openEarly();
  const session = createSession(platform, routesOf, fetchOrTake);
  void session.begin();

  const root = document.getElementById("root");
  if (!root) return;
  const app = <App session={session} />;
  // In steps, between which a phone can answer the person.
  const render = () => startTransition(() => createRoot(root).render(app));
  // A page that was made at build has its picture already.
  if (!root.hasChildNodes()) return render();

  const [drawable] = await Promise.all([untilDrawable(session), untilStyled()]);
  dropEarly();
  if (drawable === "landing" && root.dataset.page === "landing")
    return startTransition(() => void hydrateRoot(root, app));
  if (drawable === "trouble") keepTyped(root);
  render();
}
