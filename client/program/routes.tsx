import { loadQuery, type PreloadFetchPolicy } from "react-relay";
import { redirect, type LoaderFunction, type RouteObject } from "react-router-dom";
import type { Environment, OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";
import bookQuery from "#client/__generated__/BookScreenQuery$parameters.ts";
import type { BookScreenQuery } from "#client/__generated__/BookScreenQuery.graphql.ts";
import connectedUsersQuery from "#client/__generated__/ConnectedUsersScreenQuery$parameters.ts";
import type { ConnectedUsersScreenQuery } from "#client/__generated__/ConnectedUsersScreenQuery.graphql.ts";
import connectionRequestsQuery from "#client/__generated__/ConnectionRequestsScreenQuery$parameters.ts";
import type { ConnectionRequestsScreenQuery } from "#client/__generated__/ConnectionRequestsScreenQuery.graphql.ts";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery$parameters.ts";
import type { DashboardScreenQuery } from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery$parameters.ts";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
import logActionQuery from "#client/__generated__/LogActionScreenQuery$parameters.ts";
import type { LogActionScreenQuery } from "#client/__generated__/LogActionScreenQuery.graphql.ts";
import editProfileQuery from "#client/__generated__/EditProfileScreenQuery$parameters.ts";
import type { EditProfileScreenQuery } from "#client/__generated__/EditProfileScreenQuery.graphql.ts";
import exchangeQuery from "#client/__generated__/KarmaExchangeScreenQuery$parameters.ts";
import type { KarmaExchangeScreenQuery } from "#client/__generated__/KarmaExchangeScreenQuery.graphql.ts";
import settingsQuery from "#client/__generated__/SettingsScreenQuery$parameters.ts";
import type { SettingsScreenQuery } from "#client/__generated__/SettingsScreenQuery.graphql.ts";
import trendsQuery from "#client/__generated__/TrendsScreenQuery$parameters.ts";
import type { TrendsScreenQuery } from "#client/__generated__/TrendsScreenQuery.graphql.ts";
import userListQuery from "#client/__generated__/UserListScreenQuery$parameters.ts";
import type { UserListScreenQuery } from "#client/__generated__/UserListScreenQuery.graphql.ts";
import type { RoutesOf } from "#client/chrome/session/sessionState.ts";
import { showsOwnBrand } from "#client/chrome/frame/showsOwnBrand.ts";
import { bookPath, bringPath, helpPath, lookInsidePath, notSentPath } from "#domain/paths.ts";
import { LoadingPage } from "#client/chrome/frame/LoadingPage.tsx";
import { LayoutTrouble, RouteTrouble } from "#client/chrome/frame/RouteTrouble.tsx";
import { withoutQuery, withQuery } from "#client/chrome/screen/ScreenRoute.tsx";
import { withForesight } from "./foresight.ts";
import { recordRequest } from "#client/data/relay/news.ts";
import { clock } from "#client/platform/clock.ts";
import { HelpNowScreen } from "#client/screens/help-now/HelpNowScreen.tsx";
import { variablesOf, viewIn } from "#client/screens/journal/list/historyView.ts";
import { openingWeekIn } from "#client/screens/trends/openingWeek.ts";
import { searchIn } from "#client/screens/user-list/search.ts";

/** Without a layout, because layouts query the server. Part of the first page, so it works offline. */
const help: RouteObject = { path: helpPath, Component: HelpNowScreen };

/** Routes for visitors (docs/rules.md, Addresses). Other addresses show the landing. */
export function visitorRoutes(): RouteObject[] {
  return [
    help,
    {
      lazy: { Component: async () => (await import("#client/chrome/frame/SignedOutLayout.tsx")).SignedOutLayout },
      HydrateFallback: LoadingPage,
      ErrorBoundary: LayoutTrouble,
      children: [
        {
          ErrorBoundary: RouteTrouble,
          children: [...openToAll(), ...ownBrandPages(), { path: "*", handle: showsOwnBrand, lazy: landing() }],
        },
      ],
    },
  ];
}

/** Routes for signed-in people. Other addresses show the 404 page. */
// oxlint-disable-next-line max-lines-per-function -- a table of routes is read as one
export function signedInRoutes(environment: Environment): RouteObject[] {
  return [
    help,
    {
      lazy: { Component: async () => (await import("#client/chrome/frame/SignedOutLayout.tsx")).SignedOutLayout },
      HydrateFallback: LoadingPage,
      ErrorBoundary: LayoutTrouble,
      children: [{ ErrorBoundary: RouteTrouble, children: ownBrandPages() }],
    },
    {
      lazy: { Component: async () => (await import("#client/chrome/frame/SignedInLayout.tsx")).SignedInLayout },
      HydrateFallback: LoadingPage,
      ErrorBoundary: LayoutTrouble,
      children: [
        {
          ErrorBoundary: RouteTrouble,
          children: [
            ...openToAll(),
            {
              path: "/",
              loader: preload(environment, dashboardQuery),
              lazy: {
                Component: async () =>
                  withQuery<DashboardScreenQuery>(
                    (await import("#client/screens/dashboard/DashboardScreen.tsx")).DashboardScreen,
                  ),
              },
            },
            {
              path: "/log-action",
              // What was logged since the last visit is in no list of the store.
              loader: preload(environment, logActionQuery, noVariables, "store-and-network"),
              lazy: {
                Component: async () =>
                  withQuery<LogActionScreenQuery>(
                    (await import("#client/screens/log-action/LogActionScreen.tsx")).LogActionScreen,
                  ),
              },
            },
            {
              path: "/journal",
              loader: preload(environment, historyQuery, (search) => variablesOf(viewIn(search))),
              shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
                currentUrl.search === nextUrl.search && currentUrl.hash === nextUrl.hash && defaultShouldRevalidate,
              lazy: {
                Component: async () =>
                  withQuery<HistoryQuery>((await import("#client/screens/journal/JournalScreen.tsx")).JournalScreen),
              },
            },
            {
              path: "/mood",
              lazy: {
                Component: async () => withoutQuery((await import("#client/screens/mood/MoodScreen.tsx")).MoodScreen),
              },
            },
            {
              path: "/karma-exchange",
              loader: preload(environment, exchangeQuery),
              lazy: {
                Component: async () =>
                  withQuery<KarmaExchangeScreenQuery>(
                    (await import("#client/screens/karma-exchange/KarmaExchangeScreen.tsx")).KarmaExchangeScreen,
                  ),
              },
            },
            // An alias, so the navigation has one entry for it.
            { path: "/exchange", loader: () => redirect("/karma-exchange") },
            {
              path: "/trends",
              loader: preload(environment, trendsQuery, trendsVariables),
              lazy: {
                Component: async () =>
                  withQuery<TrendsScreenQuery>((await import("#client/screens/trends/TrendsScreen.tsx")).TrendsScreen),
              },
            },
            {
              path: "/settings",
              loader: preload(environment, settingsQuery),
              lazy: {
                Component: async () =>
                  withQuery<SettingsScreenQuery>(
                    (await import("#client/screens/settings/SettingsScreen.tsx")).SettingsScreen,
                  ),
              },
            },
            {
              path: "/edit-profile",
              loader: preload(environment, editProfileQuery),
              lazy: {
                Component: async () =>
                  withQuery<EditProfileScreenQuery>(
                    (await import("#client/screens/edit-profile/EditProfileScreen.tsx")).EditProfileScreen,
                  ),
              },
            },
            {
              path: "/user-list",
              loader: preload(environment, userListQuery, (search) => ({ search: searchIn(search) })),
              lazy: {
                Component: async () =>
                  withQuery<UserListScreenQuery>(
                    (await import("#client/screens/user-list/UserListScreen.tsx")).UserListScreen,
                  ),
              },
            },
            {
              path: "/connection-requests",
              loader: preload(environment, connectionRequestsQuery),
              lazy: {
                Component: async () =>
                  withQuery<ConnectionRequestsScreenQuery>(
                    (await import("#client/screens/connection-requests/ConnectionRequestsScreen.tsx"))
                      .ConnectionRequestsScreen,
                  ),
              },
            },
            {
              path: "/connected-users",
              loader: preload(environment, connectedUsersQuery),
              lazy: {
                Component: async () =>
                  withQuery<ConnectedUsersScreenQuery>(
                    (await import("#client/screens/connected-users/ConnectedUsersScreen.tsx")).ConnectedUsersScreen,
                  ),
              },
            },
            {
              path: notSentPath,
              lazy: {
                Component: async () =>
                  withoutQuery((await import("#client/screens/not-sent/NotSentScreen.tsx")).NotSentScreen),
              },
            },
            {
              path: bringPath,
              lazy: {
                Component: async () =>
                  withoutQuery(
                    (await import("#client/screens/bring-your-diary/BringYourDiaryScreen.tsx")).BringYourDiaryScreen,
                  ),
              },
            },
            {
              path: bookPath,
              loader: preload(environment, bookQuery),
              lazy: {
                Component: async () =>
                  withQuery<BookScreenQuery>((await import("#client/screens/book/BookScreen.tsx")).BookScreen),
              },
            },
            {
              path: "*",
              lazy: {
                Component: async () => (await import("#client/screens/not-found/NotFoundScreen.tsx")).NotFoundScreen,
              },
            },
          ],
        },
      ],
    },
  ];
}

export const routesOf: RoutesOf = { visitor: visitorRoutes, signedIn: signedInRoutes };

/**
 * Fetches a screen's data while its code loads, unless the store has it (client/data/relay/usePreloaded.ts) or the policy is
 * to fetch anyway. `query` only names the query; its selections load with the screen.
 */
function preload<Query extends OperationType>(
  environment: Environment,
  query: PreloadableConcreteRequest<Query>,
  variables: (search: URLSearchParams) => VariablesOf<Query> = noVariables,
  fetchPolicy: PreloadFetchPolicy = "store-or-network",
): LoaderFunction {
  return withForesight((search) => recordRequest(loadQuery(environment, query, variables(search), { fetchPolicy })));
}

function noVariables() {
  return {};
}

function trendsVariables(search: URLSearchParams) {
  const week = openingWeekIn(search);
  const year = new Date(clock.now()).getFullYear();
  return { year, from: `${year}-01-01`, to: `${year}-12-31`, week, hasWeek: !!week };
}

// A new object for each router, because a router empties `lazy` once it has loaded.
function landing(): RouteObject["lazy"] {
  return { Component: async () => (await import("#client/screens/landing/LandingScreen.tsx")).LandingScreen };
}

function openToAll(): RouteObject[] {
  return [
    {
      path: lookInsidePath,
      lazy: {
        Component: async () => (await import("#client/screens/look-inside/LookInsideScreen.tsx")).LookInsideScreen,
      },
    },
    {
      path: "/privacy-policy",
      lazy: { Component: async () => (await import("#client/screens/legal/PrivacyScreen.tsx")).PrivacyScreen },
    },
    {
      path: "/terms-conditions",
      lazy: { Component: async () => (await import("#client/screens/legal/TermsScreen.tsx")).TermsScreen },
    },
  ];
}

/** Pages that show the brand themselves, and have no header and no navigation for signed-in people either. */
function ownBrandPages(): RouteObject[] {
  return [
    {
      path: "/subscription-expired",
      handle: showsOwnBrand,
      lazy: {
        Component: async () =>
          (await import("#client/screens/subscription-expired/SubscriptionExpiredScreen.tsx"))
            .SubscriptionExpiredScreen,
      },
    },
    {
      path: "/reset-password",
      handle: showsOwnBrand,
      lazy: {
        Component: async () =>
          (await import("#client/screens/reset-password/ResetPasswordScreen.tsx")).ResetPasswordScreen,
      },
    },
  ];
}
