import { graphql, type Environment, type GraphQLTaggedNode } from "relay-runtime";
import type {
  changeTagsCreateTagMutation,
  CreateTagInput,
} from "#client/__generated__/changeTagsCreateTagMutation.graphql.ts";
import type {
  changeTagsRenameTagMutation,
  RenameTagInput,
} from "#client/__generated__/changeTagsRenameTagMutation.graphql.ts";
import type {
  changeTagsGroupTagsMutation,
  GroupTagsInput,
} from "#client/__generated__/changeTagsGroupTagsMutation.graphql.ts";
import type {
  changeTagsMoveTagMutation,
  MoveTagInput,
} from "#client/__generated__/changeTagsMoveTagMutation.graphql.ts";
import type {
  changeTagsArchiveTagMutation,
  ArchiveTagInput,
} from "#client/__generated__/changeTagsArchiveTagMutation.graphql.ts";
import type {
  changeTagsMergeTagsMutation,
  MergeTagsInput,
} from "#client/__generated__/changeTagsMergeTagsMutation.graphql.ts";
import type {
  changeTagsDeleteTagMutation,
  DeleteTagInput,
} from "#client/__generated__/changeTagsDeleteTagMutation.graphql.ts";
import { committed } from "../relay/committed.ts";
import { isRefusal, type Refused } from "../relay/useSubmit.ts";
import { invalidateLists } from "../relay/written.ts";

/** The changes of a tag, or several, each with its input. */
export interface TagChanges {
  createTag: CreateTagInput;
  renameTag: RenameTagInput;
  groupTags: GroupTagsInput;
  moveTag: MoveTagInput;
  archiveTag: ArchiveTagInput;
  mergeTags: MergeTagsInput;
  deleteTag: DeleteTagInput;
}

const changes: Record<keyof TagChanges, GraphQLTaggedNode> = {
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

/** What also changes entries, which lists then have to read again. */
const ofEntries: ReadonlySet<keyof TagChanges> = new Set(["mergeTags", "deleteTag"] as const);

type Changed =
  | changeTagsCreateTagMutation
  | changeTagsRenameTagMutation
  | changeTagsGroupTagsMutation
  | changeTagsMoveTagMutation
  | changeTagsArchiveTagMutation
  | changeTagsMergeTagsMutation
  | changeTagsDeleteTagMutation;

/**
 * Changes a tag, or several.
 *
 * @returns The refusal, if there is one.
 * @throws Error without an answer.
 */
export async function changeTags<Change extends keyof TagChanges>(
  environment: Environment,
  change: Change,
  input: TagChanges[Change],
): Promise<Refused | undefined> {
  // Safe: each document takes the input of its change.
  const answer = await committed<Changed>(environment, changes[change], { input } as Changed["variables"]);
  if (isRefusal(answer)) return answer;
  if (ofEntries.has(change)) invalidateLists(environment);
  return undefined;
}
