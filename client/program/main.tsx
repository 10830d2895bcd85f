import "#client/theme/global.css.ts";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { keepTyped, untilDrawable, untilStyled } from "#client/first/browser/firstPicture.ts";
import { createSession } from "#client/chrome/session/session.ts";
import { dropEarlyRequests, fetchOrReuse, checkEarlyRequests } from "#client/first/browser/early.ts";
import { clock } from "#client/platform/clock.ts";
import { platform } from "#client/platform/platform.ts";
import { keepFocusInSight } from "#client/ui/motion/keepFocusInSight.ts";
import { reportUnlessSkipped } from "#client/ui/motion/Swap.tsx";
import { routesOf } from "./routes.tsx";

const options = { onRecoverableError: reportUnlessSkipped };

keepFocusInSight();
void start();

// No top-level await: shared modules would have to leave this chunk.
async function start(): Promise<void> {
  await platform.open();
  // Let a phone respond to input first.
  await new Promise((resolve) => void clock.after(0, () => resolve(undefined)));
  checkEarlyRequests();
  const session = createSession(platform, routesOf, fetchOrReuse);
  void session.begin();

  const root = document.getElementById("root");
  if (!root) return;
  const app = <App session={session} />;
  // In steps, so a phone can respond to input in between.
  const render = () => startTransition(() => createRoot(root, options).render(app));
  if (!root.hasChildNodes()) {
    await untilStyled();
    return render();
  }

  // A prerendered page is already visible.
  const [drawable] = await Promise.all([untilDrawable(session), untilStyled()]);
  dropEarlyRequests();
  if (drawable === "landing" && root.dataset.page === "landing")
    return startTransition(() => void hydrateRoot(root, app, options));
  if (drawable === "trouble") keepTyped(root);
  render();
}
