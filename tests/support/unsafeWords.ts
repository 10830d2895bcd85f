/** What to keep away from whoever is having a hard time, each kind with lines that bring it. */
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
] as const;
