import { accountRoutes } from "#server/account/account.rest.ts";
import { actionRoutes } from "#server/actions/actions.rest.ts";
import { dashboardRoutes } from "#server/dashboard/dashboard.rest.ts";
import type { Route } from "./route.ts";

/** Every path under /api. */
export const routes: readonly Route[] = [...accountRoutes, ...actionRoutes, ...dashboardRoutes];
