import { accountRoutes } from "#server/account/account.rest.ts";
import { actionRoutes } from "#server/actions/actions.rest.ts";
import { billingRoutes } from "#server/billing/billing.rest.ts";
import { connectionRoutes } from "#server/connections/connections.rest.ts";
import { dashboardRoutes } from "#server/dashboard/dashboard.rest.ts";
import { exchangeRoutes } from "#server/exchanges/exchanges.rest.ts";
import { exportRoutes } from "#server/exports/exports.rest.ts";
import { insightRoutes } from "#server/insights/insights.rest.ts";
import { journalRoutes } from "#server/journal/journal.rest.ts";
import { moodRoutes } from "#server/moods/moods.rest.ts";
import { notificationRoutes } from "#server/notifications/notifications.rest.ts";
import { pictureRoutes } from "#server/pictures/pictures.rest.ts";
import { profileRoutes } from "#server/profile/profile.rest.ts";
import { resetRoutes } from "#server/reset/reset.rest.ts";
import { safetyRoutes } from "#server/safety/safety.rest.ts";
import { settingsRoutes } from "#server/settings/settings.rest.ts";
import { trendRoutes } from "#server/trends/trends.rest.ts";
import type { Route } from "./route.ts";

/** Every path under /api. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...actionRoutes,
  ...billingRoutes,
  ...connectionRoutes,
  ...dashboardRoutes,
  ...exchangeRoutes,
  ...exportRoutes,
  ...insightRoutes,
  ...journalRoutes,
  ...moodRoutes,
  ...notificationRoutes,
  ...pictureRoutes,
  ...profileRoutes,
  ...resetRoutes,
  ...safetyRoutes,
  ...settingsRoutes,
  ...trendRoutes,
];
