import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  effectFaces,
  effectFrom,
  effects,
  emotionFaces,
  emotionFrom,
  emotions,
  feelingFrom,
  harms,
  helps,
} from "#domain/emotions.ts";

describe("the emotions", () => {
  test("stand in the order of the grid", () => {
    expect(emotions.join(", ")).toBe(
      "happy, calm, neutral, sad, angry, great, ecstatic, anxious, hurt, embarrassed, jealous, confused, " +
        "heart_broken, love, in_love, overwhelmed, depressed, annoyed",
    );
    expect(effects).toEqual([...emotions, "no_one_affected"]);
  });

  test("no two share a label or an emoji, with or without the variation selector", () => {
    const faces = Object.values(effectFaces);

    expect(new Set(faces.map(({ label }) => label)).size).toBe(19);
    expect(new Set(faces.map(({ emoji }) => emoji.replace("\uFE0F", ""))).size).toBe(19);
  });
});

describe("reading a feeling", () => {
  test.each(effects)("%s is known by key, label and emoji", (effect) => {
    const { emoji, label } = effectFaces[effect];
    const spellings = [effect, effect.toUpperCase(), label, label.toLowerCase(), ` ${label} `, emoji];
    const bare = emoji.replace("\uFE0F", "");

    for (const spelling of [
      ...spellings,
      bare,
      `${bare}\uFE0F`,
      effect.replaceAll("_", "-"),
      effect.replaceAll("_", ""),
    ])
      expect(effectFrom(spelling), spelling).toBe(effect);
  });

  test.each(["Heart Broken", "heartbroken", "heart-broken", "HEART_BROKEN", "HeartBroken", "💔"])(
    "%s is heart_broken",
    (spelling) => {
      expect(emotionFrom(spelling)).toBe("heart_broken");
    },
  );

  test.each(["❤", "❤️", "❤︎", "love", "Love"])("%s is love and not in_love", (spelling) => {
    expect(emotionFrom(spelling)).toBe("love");
  });

  test("nobody affected is an effect and not an emotion", () => {
    for (const spelling of ["no_one_affected", "No one else affected", "No-one affected", "🍃"]) {
      expect(effectFrom(spelling)).toBe("no_one_affected");
      expect(emotionFrom(spelling)).toBeUndefined();
    }
  });

  test.each(["", " ", "_", "joyful", "happyy", "hap py😊", "constructor", "__proto__", "toString", "\uFE0F"])(
    "%j is no feeling we offer",
    (text) => {
      expect(emotionFrom(text)).toBeUndefined();
      expect(effectFrom(text)).toBeUndefined();
    },
  );

  test("any text at all is read without failing, and what is read is one of the keys", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect([undefined, ...effects]).toContain(effectFrom(text));
        expect(typeof feelingFrom(text)).toBe("string");
      }),
    );
  });
});

describe("the karma rule's names", () => {
  test("two words become one", () => {
    expect(feelingFrom("heart_broken")).toBe("heartbroken");
    expect(feelingFrom("In Love")).toBe("inlove");
    expect(feelingFrom("No one else affected")).toBe("nooneaffected");
    expect(feelingFrom(emotionFaces.in_love.emoji)).toBe("inlove");
  });

  test("a word the rule does not know comes back bare", () => {
    expect(feelingFrom("Thinking It-over")).toBe("thinkingitover");
  });

  test("seven help, ten harm, and confused, nobody and the unknown do neither", () => {
    const names = effects.map(feelingFrom);

    expect(names.filter(helps)).toEqual(["happy", "calm", "neutral", "great", "ecstatic", "love", "inlove"]);
    expect(names.filter(harms)).toEqual([
      "sad",
      "angry",
      "anxious",
      "hurt",
      "embarrassed",
      "jealous",
      "heartbroken",
      "overwhelmed",
      "depressed",
      "annoyed",
    ]);
    expect([...names, "wistful", ""].filter((name) => !helps(name) && !harms(name))).toEqual([
      "confused",
      "nooneaffected",
      "wistful",
      "",
    ]);
  });
});
