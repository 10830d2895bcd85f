import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { createEnvironment } from "#client/data/environment.ts";
import { signedInRoutes } from "#client/program/routes.tsx";
import { render, screen } from "#tests/support/screen.ts";

const layout = vi.hoisted(() => ({ load: (): object => ({}) }));
vi.mock("#client/chrome/frame/SignedInLayout.tsx", () => layout.load());

test.each([
  { what: "fails", load: () => ({ SignedInLayout: broken }) },
  { what: "cannot be loaded", load: broken },
])("if the frame of the screens $what, the page shows an error and offers to retry", async ({ load }) => {
  layout.load = load;
  vi.spyOn(console, "error").mockReturnValue();
  const router = createMemoryRouter(signedInRoutes(createEnvironment({ fetch: broken })), {
    initialEntries: ["/log-action"],
  });

  render(<RouterProvider router={router} />);

  expect(await screen.findByText("This page could not be opened")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

function broken(): never {
  throw new Error("broken");
}
