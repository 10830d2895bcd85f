import { loadQuery } from "react-relay";
import { redirect, type LoaderFunction, type RouteObject } from "react-router-dom";
import type { Environment, OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";
import connectedUsersQuery from "#client/__generated__/ConnectedUsersScreenQuery$parameters.ts";
import type { ConnectedUsersScreenQuery } from "#client/__generated__/ConnectedUsersScreenQuery.graphql.ts";
import connectionRequestsQuery from "#client/__generated__/ConnectionRequestsScreenQuery$parameters.ts";
import type { ConnectionRequestsScreenQuery } from "#client/__generated__/ConnectionRequestsScreenQuery.graphql.ts";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery$parameters.ts";
import type { DashboardScreenQuery } from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery$parameters.ts";
import type { HistoryQuery } from "#client/__generated__/HistoryQuery.graphql.ts";
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
import { ownBrand } from "#client/chrome/frame/ownBrand.ts";
import { helpPath, lookInsidePath } from "#domain/paths.ts";
import { LoadingPage } from "#client/chrome/frame/LoadingPage.tsx";
import { LayoutTrouble, RouteTrouble } from "#client/chrome/frame/RouteTrouble.tsx";
import { withoutQuery, withQuery } from "#client/chrome/screen/ScreenRoute.tsx";
import { withForesight } from "./foresight.ts";
import { noteAsked } from "#client/data/news.ts";
import { HelpNowScreen } from "#client/screens/help-now/HelpNowScreen.tsx";
import { variablesOf, viewIn } from "#client/screens/journal/list/historyView.ts";
import { searchIn } from "#client/screens/user-list/search.ts";

/** Without a layout, which would ask the server now and then, and loaded with the first page, so that no network is needed. */
const help: RouteObject = { path: helpPath, Component: HelpNowScreen };

/** A visitor's addresses (docs/rules.md, Addresses). Any other shows the landing. */
export function visitorRoutes(): RouteObject[] {
  return [
    help,
    {
      lazy: { Component: async () => (await import("#client/chrome/frame/SignedOutLayout.tsx")).SignedOutLayout },
      HydrateFallback: LoadingPage,
      ErrorBoundary: LayoutTrouble,
      children: [
        { ErrorBoundary: RouteTrouble, children: [...openToAll(), { path: "*", handle: ownBrand, lazy: landing() }] },
      ],
    },
  ];
}

/** A signed-in person's addresses. Any other shows the 404 page. */
// oxlint-disable-next-line max-lines-per-function -- a table of addresses, which is read as one
export function signedInRoutes(environment: Environment): RouteObject[] {
  return [
    help,
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
              lazy: {
                Component: async () =>
                  withoutQuery((await import("#client/screens/log-action/LogActionScreen.tsx")).LogActionScreen),
              },
            },
            {
              path: "/journal",
              loader: preload(environment, historyQuery, (search) => variablesOf(viewIn(search))),
              shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
                currentUrl.search === nextUrl.search && defaultShouldRevalidate,
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
            // One screen, and so one place in the navigation.
            { path: "/exchange", loader: () => redirect("/karma-exchange") },
            {
              path: "/trends",
              loader: preload(environment, trendsQuery, () => ({ year: new Date().getFullYear() })),
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
 * Asks for a screen's data while its code loads, unless the store has it (client/data/usePreloaded.ts). `query` only names
 * the query: what it selects comes with the screen.
 */
function preload<Query extends OperationType>(
  environment: Environment,
  query: PreloadableConcreteRequest<Query>,
  variables: (search: URLSearchParams) => VariablesOf<Query> = () => ({}),
): LoaderFunction {
  return withForesight((search) =>
    noteAsked(loadQuery(environment, query, variables(search), { fetchPolicy: "store-or-network" })),
  );
}

// A new one for each router, which empties `lazy` objects once they are loaded.
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
    {
      path: "/subscription-expired",
      handle: ownBrand,
      lazy: {
        Component: async () =>
          (await import("#client/screens/subscription-expired/SubscriptionExpiredScreen.tsx"))
            .SubscriptionExpiredScreen,
      },
    },
    {
      path: "/reset-password",
      handle: ownBrand,
      lazy: {
        Component: async () =>
          (await import("#client/screens/reset-password/ResetPasswordScreen.tsx")).ResetPasswordScreen,
      },
    },
  ];
}
