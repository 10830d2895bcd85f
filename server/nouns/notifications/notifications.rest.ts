import { z } from "zod";
import { route } from "#server/kit/rest/route.ts";
import { clearNotifications } from "./notifications.ts";

export const notificationRoutes = [
  route(
    "post",
    "/notifications/clear",
    { summary: "Takes note of every message and request.", answers: z.object({ message: z.string() }) },
    async (viewer) => {
      await clearNotifications(viewer);
      return { message: "Notifications cleared" };
    },
  ),
];
