import { graphql, type Environment, type GraphQLTaggedNode } from "relay-runtime";
import type {
  changeOwnMoodsCreateOwnMoodMutation,
  CreateOwnMoodInput,
} from "#client/__generated__/changeOwnMoodsCreateOwnMoodMutation.graphql.ts";
import type {
  changeOwnMoodsEditOwnMoodMutation,
  EditOwnMoodInput,
} from "#client/__generated__/changeOwnMoodsEditOwnMoodMutation.graphql.ts";
import type {
  changeOwnMoodsMoveOwnMoodMutation,
  MoveOwnMoodInput,
} from "#client/__generated__/changeOwnMoodsMoveOwnMoodMutation.graphql.ts";
import type {
  changeOwnMoodsArchiveOwnMoodMutation,
  ArchiveOwnMoodInput,
} from "#client/__generated__/changeOwnMoodsArchiveOwnMoodMutation.graphql.ts";
import type {
  changeOwnMoodsMergeOwnMoodsMutation,
  MergeOwnMoodsInput,
} from "#client/__generated__/changeOwnMoodsMergeOwnMoodsMutation.graphql.ts";
import type {
  changeOwnMoodsDeleteOwnMoodMutation,
  DeleteOwnMoodInput,
} from "#client/__generated__/changeOwnMoodsDeleteOwnMoodMutation.graphql.ts";
import { committed } from "../relay/committed.ts";
import { isRefusal, type Refused } from "../relay/useSubmit.ts";
import { invalidateLists } from "../relay/written.ts";

/** The changes of an own mood, each with its input. */
export interface OwnMoodChanges {
  createOwnMood: CreateOwnMoodInput;
  editOwnMood: EditOwnMoodInput;
  moveOwnMood: MoveOwnMoodInput;
  archiveOwnMood: ArchiveOwnMoodInput;
  mergeOwnMoods: MergeOwnMoodsInput;
  deleteOwnMood: DeleteOwnMoodInput;
}

const changes: Record<keyof OwnMoodChanges, GraphQLTaggedNode> = {
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

/** What also changes entries, which lists then have to read again. */
const ofEntries: ReadonlySet<keyof OwnMoodChanges> = new Set(["editOwnMood", "mergeOwnMoods"] as const);

type Changed =
  | changeOwnMoodsCreateOwnMoodMutation
  | changeOwnMoodsEditOwnMoodMutation
  | changeOwnMoodsMoveOwnMoodMutation
  | changeOwnMoodsArchiveOwnMoodMutation
  | changeOwnMoodsMergeOwnMoodsMutation
  | changeOwnMoodsDeleteOwnMoodMutation;

/**
 * Changes an own mood.
 *
 * @returns The refusal, if there is one.
 * @throws Error without an answer.
 */
export async function changeOwnMoods<Change extends keyof OwnMoodChanges>(
  environment: Environment,
  change: Change,
  input: OwnMoodChanges[Change],
): Promise<Refused | undefined> {
  // Safe: each document takes the input of its change.
  const answer = await committed<Changed>(environment, changes[change], { input } as Changed["variables"]);
  if (isRefusal(answer)) return answer;
  if (ofEntries.has(change)) invalidateLists(environment);
  return undefined;
}
