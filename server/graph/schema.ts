import "./scalars.ts";
import "./refusals.ts";
import "#server/account/account.graph.ts";
import "#server/actions/actions.graph.ts";
import "#server/connections/connections.graph.ts";
import "#server/dashboard/dashboard.graph.ts";
import "#server/exchanges/exchanges.graph.ts";
import "#server/history/history.graph.ts";
import "#server/insights/insights.graph.ts";
import "#server/journal/journal.graph.ts";
import "#server/live/live.graph.ts";
import "#server/moods/moods.graph.ts";
import "#server/notifications/notifications.graph.ts";
import "#server/profile/profile.graph.ts";
import "#server/safety/safety.graph.ts";
import "#server/settings/settings.graph.ts";
import { builder } from "./builder.ts";

export const schema = builder.toSchema();
