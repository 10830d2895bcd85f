import { aboutRoutes } from "#server/nouns/about/about.rest.ts";
import { accountRoutes } from "#server/nouns/account/account.rest.ts";
import { actionRoutes } from "#server/nouns/actions/actions.rest.ts";
import { archiveRoutes } from "#server/nouns/archive/archive.rest.ts";
import { billingRoutes } from "#server/nouns/billing/billing.rest.ts";
import { connectionRoutes } from "#server/nouns/connections/connections.rest.ts";
import { dashboardRoutes } from "#server/nouns/dashboard/dashboard.rest.ts";
import { exchangeRoutes } from "#server/nouns/exchanges/exchanges.rest.ts";
import { exportRoutes } from "#server/nouns/exports/exports.rest.ts";
import { importRoutes } from "#server/nouns/imports/imports.rest.ts";
import { insightRoutes } from "#server/nouns/insights/insights.rest.ts";
import { journalRoutes } from "#server/nouns/journal/journal.rest.ts";
import { memoryRoutes } from "#server/nouns/memories/memories.rest.ts";
import { ownMoodRoutes } from "#server/nouns/words/changeOwnMoods.rest.ts";
import { moodRoutes } from "#server/nouns/moods/moods.rest.ts";
import { notificationRoutes } from "#server/nouns/notifications/notifications.rest.ts";
import { pictureRoutes } from "#server/nouns/pictures/pictures.rest.ts";
import { profileRoutes } from "#server/nouns/profile/profile.rest.ts";
import { resetRoutes } from "#server/nouns/reset/reset.rest.ts";
import { safetyRoutes } from "#server/nouns/safety/safety.rest.ts";
import { searchRoutes } from "#server/nouns/search/search.rest.ts";
import { settingsRoutes } from "#server/nouns/settings/settings.rest.ts";
import { tagRoutes } from "#server/nouns/words/tags.rest.ts";
import { trendRoutes } from "#server/nouns/trends/trends.rest.ts";
import type { Route } from "#server/kit/rest/route.ts";

/** Every path under /api. */
export const routes: readonly Route[] = [
  ...aboutRoutes,
  ...accountRoutes,
  ...actionRoutes,
  ...archiveRoutes,
  ...billingRoutes,
  ...connectionRoutes,
  ...dashboardRoutes,
  ...exchangeRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...insightRoutes,
  ...journalRoutes,
  ...memoryRoutes,
  ...moodRoutes,
  ...ownMoodRoutes,
  ...notificationRoutes,
  ...pictureRoutes,
  ...profileRoutes,
  ...resetRoutes,
  ...safetyRoutes,
  ...searchRoutes,
  ...settingsRoutes,
  ...tagRoutes,
  ...trendRoutes,
];
