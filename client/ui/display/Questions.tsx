import { further } from "./Questions.css.ts";

/** One or more questions that share one answer, each on its own line of `children`. The first is the one to answer first. */
export function Questions({ children }: { children: string }) {
  const [first, ...rest] = children.split("\n");

  return (
    <>
      {first}
      {rest.map((question) => (
        <span key={question} className={further}>
          {"\n"}
          {question}
        </span>
      ))}
    </>
  );
}
