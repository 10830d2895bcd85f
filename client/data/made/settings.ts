// Printed from domain/settings.ts by `npm run generate`.
import { graphql } from "relay-runtime";

/** All settings of the signed-in person. */
export const settingsFragment = graphql`
  fragment settings_viewer on Viewer {
    settings {
      dailyReminder
      karmaMessages
      anonymousMode
      insights
      memories
    }
  }
`;
