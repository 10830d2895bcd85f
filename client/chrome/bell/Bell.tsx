import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { Bell_viewer$key } from "#client/__generated__/Bell_viewer.graphql.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { badgeMost } from "#domain/limits.ts";
import { badge, bell } from "./Bell.css.ts";

/** Shown while there is something to take note of (docs/rules.md, Notifications). It opens the list of it; client/chrome/bell/live.ts keeps it true. */
export function Bell({ viewer }: { viewer: Bell_viewer$key }) {
  const { count } = useFragment(
    graphql`
      fragment Bell_viewer on Viewer {
        notifications {
          count
        }
      }
    `,
    viewer,
  ).notifications;
  const { drawn, isOpen, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { Notifications } = await import("./Notifications.tsx");
      return (props) => <Notifications {...props} />;
    });

  return (
    <>
      {count > 0 && (
        <span className={bell}>
          <IconButton
            icon="bell"
            label={`Notifications, ${count}`}
            tip="Notifications"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={show}
          />
          <span className={badge} aria-hidden="true">
            {count > badgeMost ? `${badgeMost}+` : count}
          </span>
        </span>
      )}
      {drawn}
    </>
  );
}
