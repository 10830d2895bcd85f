// Printed from server/program/printed/words.ts by `npm run generate`.
import { graphql } from "relay-runtime";
import type { changeOwnMoodsCreateOwnMoodMutation } from "#client/__generated__/changeOwnMoodsCreateOwnMoodMutation.graphql.ts";
import type { changeOwnMoodsEditOwnMoodMutation } from "#client/__generated__/changeOwnMoodsEditOwnMoodMutation.graphql.ts";
import type { changeOwnMoodsMoveOwnMoodMutation } from "#client/__generated__/changeOwnMoodsMoveOwnMoodMutation.graphql.ts";
import type { changeOwnMoodsArchiveOwnMoodMutation } from "#client/__generated__/changeOwnMoodsArchiveOwnMoodMutation.graphql.ts";
import type { changeOwnMoodsMergeOwnMoodsMutation } from "#client/__generated__/changeOwnMoodsMergeOwnMoodsMutation.graphql.ts";
import type { changeOwnMoodsDeleteOwnMoodMutation } from "#client/__generated__/changeOwnMoodsDeleteOwnMoodMutation.graphql.ts";

/** The types of the changes. */
export interface OwnMoodMutations {
  createOwnMood: changeOwnMoodsCreateOwnMoodMutation;
  editOwnMood: changeOwnMoodsEditOwnMoodMutation;
  moveOwnMood: changeOwnMoodsMoveOwnMoodMutation;
  archiveOwnMood: changeOwnMoodsArchiveOwnMoodMutation;
  mergeOwnMoods: changeOwnMoodsMergeOwnMoodsMutation;
  deleteOwnMood: changeOwnMoodsDeleteOwnMoodMutation;
}

/** The mutations that change a mood in the person's own words. */
export const ownMoodMutations = {
  createOwnMood: graphql`
    mutation changeOwnMoodsCreateOwnMoodMutation($input: CreateOwnMoodInput!) {
      createOwnMood(input: $input) {
        __typename
        ... on CreateOwnMoodPayload {
          viewer {
            ...ownWords_viewer
          }
        }
        ... on Refusal {
          message
          code
          field
        }
      }
    }
  `,
  editOwnMood: graphql`
    mutation changeOwnMoodsEditOwnMoodMutation($input: EditOwnMoodInput!) {
      editOwnMood(input: $input) {
        __typename
        ... on EditOwnMoodPayload {
          viewer {
            ...ownWords_viewer
          }
        }
        ... on Refusal {
          message
          code
          field
        }
      }
    }
  `,
  moveOwnMood: graphql`
    mutation changeOwnMoodsMoveOwnMoodMutation($input: MoveOwnMoodInput!) {
      moveOwnMood(input: $input) {
        __typename
        ... on MoveOwnMoodPayload {
          viewer {
            ...ownWords_viewer
          }
        }
        ... on Refusal {
          message
          code
          field
        }
      }
    }
  `,
  archiveOwnMood: graphql`
    mutation changeOwnMoodsArchiveOwnMoodMutation($input: ArchiveOwnMoodInput!) {
      archiveOwnMood(input: $input) {
        __typename
        ... on ArchiveOwnMoodPayload {
          viewer {
            ...ownWords_viewer
          }
        }
        ... on Refusal {
          message
          code
          field
        }
      }
    }
  `,
  mergeOwnMoods: graphql`
    mutation changeOwnMoodsMergeOwnMoodsMutation($input: MergeOwnMoodsInput!) {
      mergeOwnMoods(input: $input) {
        __typename
        ... on MergeOwnMoodsPayload {
          viewer {
            ...ownWords_viewer
          }
        }
        ... on Refusal {
          message
          code
          field
        }
      }
    }
  `,
  deleteOwnMood: graphql`
    mutation changeOwnMoodsDeleteOwnMoodMutation($input: DeleteOwnMoodInput!) {
      deleteOwnMood(input: $input) {
        __typename
        ... on DeleteOwnMoodPayload {
          viewer {
            ...ownWords_viewer
          }
        }
        ... on Refusal {
          message
          code
          field
        }
      }
    }
  `,
};
