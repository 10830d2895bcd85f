import { Questions } from "./Questions.tsx";

export function One() {
  return <Questions>Who would be safe to tell about this?</Questions>;
}

export function Two() {
  return (
    <Questions>
      {
        "Who would be safe to tell about this?\nEven if no one else was affected, how do you think someone else might have reacted if they were there"
      }
    </Questions>
  );
}
