import { describe, expect, test } from "vitest";
import { withPageData } from "#domain/pageData.ts";

describe("data in the client's page", () => {
  const page =
    '<head><script type="application/json" id="helplines">[{"old":1}]</script><script type="application/json" id="operator">null</script></head>';

  test("is inserted in its place, and nothing else changes", () => {
    const shown = withPageData(page, "helplines", [{ country: "France", talk: [] }]);

    expect(shown).toBe(page.replace('[{"old":1}]', '[{"country":"France","talk":[]}]'));
  });

  test.each(["</script><script>alert(1)</script>", "<!--", "$& $1 $$"])("is only a text: %s", (name) => {
    const shown = withPageData(page, "operator", { name });

    expect(shown.match(/<[/!]?(?:script|!--)/g)).toHaveLength(4);
    expect(JSON.parse(/"operator">(.*)<\/script>/.exec(shown)?.[1] ?? "")).toEqual({ name });
  });

  test("is refused by a page without the place", () => {
    expect(() => withPageData("<head></head>", "operator", null)).toThrow("no place for operator");
  });
});
