import { gql } from "graphql-request";

// The documents that graphqlDoor.ts sends.

const entry = gql`
  fragment entry on Action {
    id
    type
    classification
    intention
    emotionResponse
    effectOnOthers
    eventTitle
    description
    reflection1
    reflection2
    reflection3
    note
    gold
    coal
    occurredAt
    timeZone
    localDate
    createdAt
    editedAt
  }
`;

const refusal = gql`
  fragment refusal on Refusal {
    message
    code
    field
  }
`;

export const createTrialUser = gql`
  mutation CreateTrialUser($input: CreateTrialUserInput!) {
    createTrialUser(input: $input) {
      ... on CreateTrialUserPayload {
        username
        email
        trialEndsAt
      }
      ...refusal
    }
  }
  ${refusal}
`;

export const login = gql`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      ... on LoginPayload {
        token
        viewer {
          email
          user {
            username
          }
        }
      }
      ...refusal
    }
  }
  ${refusal}
`;

export const logout = gql`
  mutation Logout {
    logout {
      viewer {
        email
      }
    }
  }
`;

export const me = gql`
  query Me {
    viewer {
      user {
        id
        username
        displayName
      }
      email
      timeZone
      trialEndsAt
    }
  }
`;

export const logAction = gql`
  mutation LogAction($input: LogActionInput!) {
    logAction(input: $input) {
      ... on LogActionPayload {
        alreadySaved
        action {
          ...entry
        }
      }
      ...refusal
    }
  }
  ${entry}
  ${refusal}
`;

export const actions = gql`
  query Actions($first: Int, $after: String) {
    viewer {
      actions(first: $first, after: $after) {
        edges {
          node {
            ...entry
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${entry}
`;

export const action = gql`
  query Action($id: ID!) {
    node(id: $id) {
      ...entry
    }
    viewer {
      email
    }
  }
  ${entry}
`;

export const editAction = gql`
  mutation EditAction($input: EditActionInput!) {
    editAction(input: $input) {
      ... on EditActionPayload {
        action {
          ...entry
        }
      }
      ...refusal
    }
  }
  ${entry}
  ${refusal}
`;

export const deleteAction = gql`
  mutation DeleteAction($input: DeleteActionInput!) {
    deleteAction(input: $input) {
      ... on DeleteActionPayload {
        deletedId
      }
      ...refusal
    }
  }
  ${refusal}
`;

export const balances = gql`
  query Balances {
    viewer {
      balances {
        today {
          ...coins
        }
        week {
          ...coins
        }
        month {
          ...coins
        }
        year {
          ...coins
        }
        all {
          ...coins
        }
      }
    }
  }

  fragment coins on Balance {
    gold
    coal
  }
`;

export const summary = gql`
  query Summary {
    viewer {
      summary {
        actionsLogged
        positiveInteractions
        reflectionsWritten
        goodKarmaSent
      }
    }
  }
`;
