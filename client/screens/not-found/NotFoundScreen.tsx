import { useLocation } from "react-router-dom";
import { Screen } from "#client/chrome/screen/Screen.tsx";
import { TelescopeScene } from "#client/pictures/TelescopeScene.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";

/** Any other address of a signed-in person (docs/rules.md, Addresses). */
export function NotFoundScreen() {
  const { pathname } = useLocation();

  return (
    <Screen title="Page Not Found" width="column" key={pathname}>
      <Card>
        <EmptyState
          picture={<TelescopeScene />}
          title="There is nothing at this address"
          text="The link may be old, or mistyped. Everything you have written is where it was."
          action={<LinkButton to="/">Go home</LinkButton>}
        />
      </Card>
    </Screen>
  );
}
