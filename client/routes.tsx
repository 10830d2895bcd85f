import { loadQuery } from "react-relay";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import type { ConcreteRequest, Environment } from "relay-runtime";
import dashboardQuery, { type DashboardScreenQuery } from "./__generated__/DashboardScreenQuery.graphql.ts";
import { ownBrand } from "./chrome/handles.ts";
import { LoadingPage } from "./chrome/LoadingPage.tsx";
import { RouteTrouble } from "./chrome/RouteTrouble.tsx";
import { withoutQuery, withQuery } from "./chrome/ScreenRoute.tsx";

/** A visitor's addresses (spec section 2). Any other shows the landing. */
export function visitorRoutes(): RouteObject[] {
  return [
    {
      lazy: { Component: async () => (await import("./chrome/SignedOutLayout.tsx")).SignedOutLayout },
      HydrateFallback: LoadingPage,
      children: [
        { ErrorBoundary: RouteTrouble, children: [...openToAll(), { path: "*", handle: ownBrand, lazy: landing() }] },
      ],
    },
  ];
}

/** A signed-in person's addresses. Any other shows the 404 page. */
export function signedInRoutes(environment: Environment): RouteObject[] {
  return [
    {
      lazy: { Component: async () => (await import("./chrome/SignedInLayout.tsx")).SignedInLayout },
      HydrateFallback: LoadingPage,
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
                    (await import("./screens/dashboard/DashboardScreen.tsx")).DashboardScreen,
                  ),
              },
            },
            {
              path: "/log-action",
              lazy: {
                Component: async () =>
                  withoutQuery((await import("./screens/log-action/LogActionScreen.tsx")).LogActionScreen),
              },
            },
            {
              path: "/settings",
              lazy: {
                Component: async () =>
                  withoutQuery((await import("./screens/settings/SettingsScreen.tsx")).SettingsScreen),
              },
            },
            {
              path: "*",
              lazy: { Component: async () => (await import("./screens/not-found/NotFoundScreen.tsx")).NotFoundScreen },
            },
          ],
        },
      ],
    },
  ];
}

/** Asks for a screen's data while its code is on its way (spec section 9: queries are always stale). */
function preload(environment: Environment, query: ConcreteRequest): LoaderFunction {
  return ({ request }) => {
    const queryRef = loadQuery(environment, query, {}, { fetchPolicy: "store-and-network" });
    // Who went elsewhere meanwhile will not draw it.
    request.signal.addEventListener("abort", queryRef.dispose);
    return queryRef;
  };
}

// Made anew for each router: it empties `lazy` objects once they are loaded.
function landing(): RouteObject["lazy"] {
  return { Component: async () => (await import("./screens/landing/LandingScreen.tsx")).LandingScreen };
}

/** The addresses that everybody may read. */
function openToAll(): RouteObject[] {
  return [
    {
      path: "/privacy-policy",
      lazy: { Component: async () => (await import("./screens/legal/PrivacyScreen.tsx")).PrivacyScreen },
    },
    {
      path: "/terms-conditions",
      lazy: { Component: async () => (await import("./screens/legal/TermsScreen.tsx")).TermsScreen },
    },
    {
      path: "/subscription-expired",
      handle: ownBrand,
      lazy: {
        Component: async () =>
          (await import("./screens/subscription-expired/SubscriptionExpiredScreen.tsx")).SubscriptionExpiredScreen,
      },
    },
  ];
}
