import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { Bell_viewer$key } from "#client/__generated__/Bell_viewer.graphql.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { useBetweenPresses } from "#client/ui/motion/useBetweenPresses.ts";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { badgeMost } from "#domain/limits.ts";
import { badge, bell } from "./Bell.css.ts";

/**
 * Shown while there are notifications (docs/rules.md, Notifications). It opens their list; client/chrome/bell/live.ts
 * keeps it current.
 */
export function Bell({ viewer }: { viewer: Bell_viewer$key }) {
  const known = useNotificationCount(viewer);
  // The bell moves the link to what waits, which stands before it.
  const count = useBetweenPresses(known, known);
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

/** The number of things that the bell tells of. */
export function useNotificationCount(viewer: Bell_viewer$key): number {
  return useFragment(
    graphql`
      fragment Bell_viewer on Viewer {
        notifications {
          count
        }
      }
    `,
    viewer,
  ).notifications.count;
}
