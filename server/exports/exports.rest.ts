import { policy } from "#server/chain/headers.ts";
import { route } from "#server/rest/route.ts";
import { exportJournal } from "./exports.ts";

export const exportRoutes = [
  route(
    "get",
    "/user/export-journal",
    { summary: "Everything one has written, as an HTML file to keep.", file: "text/html" },
    async (viewer) => {
      const { name, pieces } = await exportJournal(viewer);
      return new Response(streamOf(pieces), {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Disposition": `attachment; filename="${name}"`,
          // Compressed on its way, every wait for a slow reader would leave a listener behind.
          "Cache-Control": "no-store, no-transform",
          "Content-Security-Policy": policy({ script: "'none'", style: "'unsafe-inline'" }),
        },
      });
    },
  ),
];

const chunkLength = 65_536;

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let chunk = "";
      for (let isDone = false; !isDone && chunk.length < chunkLength;) {
        const piece = await pieces.next();
        isDone = piece.done === true;
        chunk += piece.value ?? "";
      }
      if (chunk) controller.enqueue(encoder.encode(chunk));
      if (chunk.length < chunkLength) controller.close();
    },
    // A reader that goes away ends the reading of the diary too.
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
