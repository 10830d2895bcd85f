import { policy } from "#server/kit/http/headers.ts";
import { StreamedResponse } from "#server/kit/rest/streamedResponse.ts";
import { route } from "#server/kit/rest/route.ts";
import { exportJournal } from "./exports.ts";

export const exportRoutes = [
  route(
    "get",
    "/user/export-journal",
    {
      summary: "The person's whole diary as an HTML file.",
      file: "text/html",
      isMadeToOrder: true,
      access: "expired",
    },
    async (viewer) => {
      const { name, chunks } = await exportJournal(viewer);
      const headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Content-Security-Policy": policy({ script: "'none'", style: "'unsafe-inline'" }),
      };
      return new StreamedResponse(headers, chunks);
    },
  ),
];
