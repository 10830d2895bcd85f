import { brand } from "#domain/brand.ts";

/** Adds to the landing page of a server without accounts how a backup is brought back. */
export function withRestoreNotice(page: string): string {
  return page
    .replace("</head>", () => `<style>${style}</style></head>`)
    .replace("</body>", () => `${notice}<script>${leaveWithLanding}</script></body>`);
}

// The client draws above it, and moves between its screens without loading a page.
const leaveWithLanding =
  'var timer=setInterval(function(){if(location.pathname!=="/"||history.state&&history.state.usr){document.getElementById("restore-notice")?.remove();clearInterval(timer)}},200)';

// Below everything. The colours are those of the page's theme.
const style =
  "#restore-notice{display:block;box-sizing:border-box;width:min(26rem,100% - 32px);margin:24px auto 32px;padding:14px 20px;" +
  "border:1px solid var(--line,CanvasText);border-radius:18px;background:var(--surface,Canvas);color:var(--ink,CanvasText);font-size:.9375rem;line-height:1.5;text-align:center;text-wrap:balance}" +
  "#restore-notice code{display:inline-block;font-size:.875rem;overflow-wrap:anywhere}";

const notice = `<aside id="restore-notice" aria-label="For the people who run this server">This ${brand} has no accounts yet.
To bring back a backup, stop the server, run <code>npm run admin -- restore FILE</code> and start it again.
This note goes with the first account.</aside>`;
