import { accountRoutes } from "#server/account/account.rest.ts";
import { actionRoutes } from "#server/actions/actions.rest.ts";
import { billingRoutes } from "#server/billing/billing.rest.ts";
import { dashboardRoutes } from "#server/dashboard/dashboard.rest.ts";
import { exportRoutes } from "#server/exports/exports.rest.ts";
import { insightRoutes } from "#server/insights/insights.rest.ts";
import { journalRoutes } from "#server/journal/journal.rest.ts";
import { moodRoutes } from "#server/moods/moods.rest.ts";
import { settingsRoutes } from "#server/settings/settings.rest.ts";
import type { Route } from "./route.ts";

/** Every path under /api. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...actionRoutes,
  ...billingRoutes,
  ...dashboardRoutes,
  ...exportRoutes,
  ...insightRoutes,
  ...journalRoutes,
  ...moodRoutes,
  ...settingsRoutes,
];
