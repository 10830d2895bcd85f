/** A kind of unsafe words, and examples. */
interface Unsafe {
  kind: string;
  words: RegExp;
  lines: readonly string[];
}

/** Words to keep away from people who are having a hard time. */
export const unsafe = [
  {
    kind: "a method",
    words:
      /\b(?:knife|knives|blades?|razors?|sharp|ropes?|nooses?|hang\w*|pills?|tablets?|overdos\w+|poison\w*|guns?|shoot\w*|jump\w*|leap\w*|drown\w*|cut|cuts|cutting|burn\w*|bruises?|alcohol|drunk|drink\w*|wine|beer|starv\w+|hunger|hungry)\b/i,
    lines: ["What was the small sharp thing tucked inside this good one?", "Which old bruise of yours did this touch?"],
  },
  {
    kind: "a place",
    words:
      /\b(?:bridges?|rails?|railways?|tracks?|trains?|platforms?|roofs?|rooftops?|balcon\w+|ledges?|edges?|cliffs?|heights?|towers?|windows?|rivers?|lakes?|sea|ocean|water|harbour|jetty)\b/i,
    lines: ["Small is allowed: a glass of water, a window, a word.", "Be the grass beside the track."],
  },
  {
    kind: "a farewell",
    words:
      /\b(?:good ?byes?|farewells?|letters?|(?:send|offer|leave) them|line|last (?:words?|wish\w*)|for ?ever|final\w*|without you)\b/i,
    lines: [
      "If you could send them one plain line about the state you were in, what would it say?",
      "Whose farewell was it?",
    ],
  },
  {
    kind: "silence as a way out",
    words:
      /\b(?:silen\w+|secrets?|hid(?:e|es|den|ing)|to yourself|(?:stay|keep|went) quiet|(?:do not|don’t) have to explain)\b/i,
    lines: [
      "You do not have to explain the bruise to anyone today.",
      "Or only in the silence afterwards?",
      "Keep it to yourself.",
    ],
  },
  {
    kind: "a promise",
    words:
      /\b(?:pass|passes|(?:will|’ll) (?:\w+ )?be (?:fine|okay|ok|all right|alright|better|over)|gets? (?:better|easier)|heals?|soon|always|promised?|happens for a reason)\b/i,
    lines: ["Many of the storms in a forecast pass by the house.", "You’ll be fine.", "It gets better."],
  },
  {
    kind: "a duty",
    words:
      /\b(?:should|must|ought|owed?|(?<!n’t )(?:need|needs|have|has|had) to|need only|try harder|be strong|cheer up)\b/i,
    lines: [
      "Nobody should hurry you past it.",
      "Who is still owed one?",
      "You have to tell someone.",
      "You need to eat.",
    ],
  },
  {
    kind: "a comparison",
    words:
      /\b(?:worse|worst|at least|luckier|(?:than|like|as) (?:others|other people|everyone|anyone|most)|(?:others|other people) (?:have|had|manage|cope))\b/i,
    lines: ["It could be worse.", "Others have it harder.", "You cope better than most."],
  },
  {
    kind: "that it is in their head",
    words:
      /\b(?:(?:big|only|all|just|mostly) (?:\w+ ){0,3}in your head|funny (?:story|stories)|how likely|(?:could|might) you have|tell yourself|told yourself|as exactly|tiny|nuisances?|small sign|by the clock|not a big thing|imagin(?:ed|ing) it|over ?react\w*|too sensitive|grow a thick\w*|blink|own shoes)\b/i,
    lines: [
      "How big was the thing itself, and how big did it get in your head?",
      "Why does this one get under your skin, when other nuisances do not?",
      "What did you tell yourself it meant, in the first second after it hurt?",
      "Will this be a funny story one day, and what would have to happen first?",
      "Was the anger guarding something, and could you have guarded it another way?",
      "How early could you have said that it was too much, and to whom?",
      "How likely, in daylight, is the thing you fear most from this?",
      "Which tiny thing set you off, and how long had it been scratching at you?",
      "Which line was crossed, put as exactly as you can?",
      "Which small sign made you afraid of losing somebody?",
      "How long did the moment last by the clock, and how long did it feel?",
      "Was it truly not a big thing, or have the feelings not arrived yet?",
      "Most people were busy worrying about their own shoes.",
      "It may turn into a funny story, and nobody will tell it better than you.",
      "It may feel long from the inside. From outside it was a blink.",
    ],
  },
  {
    kind: "praise for bearing it",
    words:
      /\b(?:(?:stay|stayed|be|been) soft|reason to harden|tenderness|forgiv\w+|stop standing guard|not shaken|room for you and|wh(?:o|at)ever else they|grateful|blessing)\b/i,
    lines: [
      "What let you stay soft when you had reason to harden?",
      "How did the others answer your tenderness?",
      "Who grew calmer when they saw that you were not shaken?",
      "There may be room for you and for whoever else they’re fond of.",
      "To forgive is not to hand back the key; it is to stop standing guard at the door.",
    ],
  },
] as const satisfies readonly Unsafe[];

/**
 * In a question about an event, a person who was harmed would hear these as blame for how they appeared to the other
 * person.
 */
export const watched: Unsafe = {
  kind: "how they looked to the other person",
  words:
    /\b(?:(?:see|saw|seen) (?:of|on) your|on your face|in your voice|was the other person hoping|was hoping for|hoping you would feel|could not share your)\b/i,
  lines: [
    "If someone brought you this, what might they have seen of your anger?",
    "What did the others see on your face before you had time to hide it?",
    "If someone was hoping for a bigger smile, how could you let them know it counted?",
    "What was the other person hoping you would feel?",
    "What was that moment like for somebody who could not share your joy?",
  ],
};
