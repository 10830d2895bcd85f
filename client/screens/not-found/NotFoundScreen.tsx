import { useLocation } from "react-router-dom";
import { Screen } from "#client/chrome/screen/Screen.tsx";
import { TelescopeScene } from "#client/pictures/TelescopeScene.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";

/** Shown at every unknown address when signed in (docs/rules.md, Addresses). */
export function NotFoundScreen() {
  const { pathname } = useLocation();

  return (
    <Screen title="Page Not Found" width="column" key={pathname}>
      <Card>
        <EmptyState
          picture={<TelescopeScene />}
          title="There is no page here"
          text="The link may be old or mistyped. Your entries are safe."
          action={<LinkButton to="/">Go home</LinkButton>}
        />
      </Card>
    </Screen>
  );
}
