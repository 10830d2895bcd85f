import { z } from "zod";
import { route } from "#server/kit/rest/route.ts";
import { clearNotifications } from "./notifications.ts";

export const notificationRoutes = [
  route(
    "post",
    "/notifications/clear",
    {
      summary: "Marks all messages and requests as seen.",
      needsSpace: false,
      answers: z.object({ message: z.string() }),
    },
    async (viewer) => {
      await clearNotifications(viewer);
      return { message: "Notifications cleared" };
    },
  ),
];
