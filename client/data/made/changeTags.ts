// Printed from server/program/printed/words.ts by `npm run generate`.
import { graphql } from "relay-runtime";
import type { changeTagsCreateTagMutation } from "#client/__generated__/changeTagsCreateTagMutation.graphql.ts";
import type { changeTagsRenameTagMutation } from "#client/__generated__/changeTagsRenameTagMutation.graphql.ts";
import type { changeTagsGroupTagsMutation } from "#client/__generated__/changeTagsGroupTagsMutation.graphql.ts";
import type { changeTagsChooseForTagMutation } from "#client/__generated__/changeTagsChooseForTagMutation.graphql.ts";
import type { changeTagsMoveTagMutation } from "#client/__generated__/changeTagsMoveTagMutation.graphql.ts";
import type { changeTagsArchiveTagMutation } from "#client/__generated__/changeTagsArchiveTagMutation.graphql.ts";
import type { changeTagsMergeTagsMutation } from "#client/__generated__/changeTagsMergeTagsMutation.graphql.ts";
import type { changeTagsDeleteTagMutation } from "#client/__generated__/changeTagsDeleteTagMutation.graphql.ts";

/** The types of the changes. */
export interface TagMutations {
  createTag: changeTagsCreateTagMutation;
  renameTag: changeTagsRenameTagMutation;
  groupTags: changeTagsGroupTagsMutation;
  chooseForTag: changeTagsChooseForTagMutation;
  moveTag: changeTagsMoveTagMutation;
  archiveTag: changeTagsArchiveTagMutation;
  mergeTags: changeTagsMergeTagsMutation;
  deleteTag: changeTagsDeleteTagMutation;
}

/** The mutations that change a tag, or several. */
export const tagMutations = {
  createTag: graphql`
    mutation changeTagsCreateTagMutation($input: CreateTagInput!) {
      createTag(input: $input) {
        __typename
        ... on CreateTagPayload {
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
  renameTag: graphql`
    mutation changeTagsRenameTagMutation($input: RenameTagInput!) {
      renameTag(input: $input) {
        __typename
        ... on RenameTagPayload {
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
  groupTags: graphql`
    mutation changeTagsGroupTagsMutation($input: GroupTagsInput!) {
      groupTags(input: $input) {
        __typename
        ... on GroupTagsPayload {
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
  chooseForTag: graphql`
    mutation changeTagsChooseForTagMutation($input: ChooseForTagInput!) {
      chooseForTag(input: $input) {
        __typename
        ... on ChooseForTagPayload {
          viewer {
            ...ownWords_viewer
            ...OnThisDay_viewer
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
  moveTag: graphql`
    mutation changeTagsMoveTagMutation($input: MoveTagInput!) {
      moveTag(input: $input) {
        __typename
        ... on MoveTagPayload {
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
  archiveTag: graphql`
    mutation changeTagsArchiveTagMutation($input: ArchiveTagInput!) {
      archiveTag(input: $input) {
        __typename
        ... on ArchiveTagPayload {
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
  mergeTags: graphql`
    mutation changeTagsMergeTagsMutation($input: MergeTagsInput!) {
      mergeTags(input: $input) {
        __typename
        ... on MergeTagsPayload {
          viewer {
            ...ownWords_viewer
            ...OnThisDay_viewer
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
  deleteTag: graphql`
    mutation changeTagsDeleteTagMutation($input: DeleteTagInput!) {
      deleteTag(input: $input) {
        __typename
        ... on DeleteTagPayload {
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
