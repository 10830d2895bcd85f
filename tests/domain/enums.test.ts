import { describe, expect, test } from "vitest";
import { emotions } from "#domain/emotions.ts";
import { asEnum, fromEnum } from "#domain/enums.ts";

describe("a name of GraphQL", () => {
  test.each(emotions)("is read back as the key it was made from: %s", (emotion) => {
    expect(fromEnum(emotions, asEnum(emotion))).toBe(emotion);
  });

  test("is the key in upper case", () => {
    expect(asEnum("heart_broken")).toBe("HEART_BROKEN");
  });

  test.each(["SERENE", "heart_broken", "", null, undefined])("that is none of the keys' is no key: %j", (name) => {
    expect(fromEnum(emotions, name)).toBeUndefined();
  });
});
