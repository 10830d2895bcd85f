import "./theme/global.css.ts";
import { createRoot } from "react-dom/client";
import { App } from "./chrome/App.tsx";
import { createSession } from "./chrome/session.ts";
import { platform } from "./platform/platform.ts";

void start();

// Not awaited by the module itself: what it shares with others would then have to leave its chunk.
async function start(): Promise<void> {
  await platform.open();
  const session = createSession(platform);
  void session.begin();

  const root = document.getElementById("root");
  if (root) createRoot(root).render(<App session={session} />);
}
