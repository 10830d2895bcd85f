/** A suggestion small enough to follow at once. */
export interface WellnessTip {
  id: string;
  title: string;
  message: string;
  category: "mindfulness" | "physical" | "emotional" | "social";
  icon: string;
}

/** The tips of "Get Wellness Tip", by category (docs/rules.md, Wellness tips). */
export const tips: readonly WellnessTip[] = [
  {
    id: "wait-for-the-kettle",
    title: "Wait for the kettle",
    message:
      "Next time you boil water, stay with it. Listen from the first tick to the rumble, and do nothing else until it clicks off.",
    category: "mindfulness",
    icon: "🫖",
  },
  {
    id: "five-things-one-colour",
    title: "Five things, one colour",
    message:
      "Pick a colour and find five things around you that wear it. It takes a minute, and the room usually turns out to hold more than you thought.",
    category: "mindfulness",
    icon: "🎨",
  },
  {
    id: "three-breaths-at-the-door",
    title: "Three breaths at the door",
    message:
      "Before you go in, home or to a meeting, stop with your hand on the door and take three unhurried breaths. Then arrive all at once.",
    category: "mindfulness",
    icon: "🚪",
  },
  {
    id: "a-smell-you-know",
    title: "A smell you know",
    message:
      "Find something near you with a smell that you like: soap, wood, a clean sleeve. Close your eyes and stay with it until it stops being new.",
    category: "mindfulness",
    icon: "🧼",
  },
  {
    id: "the-farthest-sound",
    title: "The farthest sound",
    message:
      "Be quiet and look for the farthest sound you can hear. When you have found it, see whether there is another one behind it.",
    category: "mindfulness",
    icon: "🔔",
  },
  {
    id: "a-minute-at-the-window",
    title: "A minute at the window",
    message:
      "Look out of the nearest window until you have seen three things move. A bag in a tree counts, and so does a cloud.",
    category: "mindfulness",
    icon: "🪟",
  },
  {
    id: "both-hands",
    title: "Both hands, one thing",
    message:
      "Choose the next small job, folding a shirt or rinsing a cup, and use both hands for it from start to finish, as though a child were learning it from you.",
    category: "mindfulness",
    icon: "🤲",
  },
  {
    id: "the-weather-inside",
    title: "The weather inside",
    message:
      "Give your mood a forecast: drizzle, bright spells, fog until noon. You cannot move the clouds by naming them, but you will know which coat to take.",
    category: "mindfulness",
    icon: "⛅",
  },
  {
    id: "to-the-next-corner",
    title: "To the next corner",
    message:
      "Go outside, as far as the next corner if that suits you. Turn back whenever you like; a short way is a whole walk.",
    category: "physical",
    icon: "🚶",
  },
  {
    id: "a-glass-within-reach",
    title: "Water within reach",
    message:
      "Fill a glass of water and set it where your hand goes anyway: beside the book, the phone or the remote control. The rest happens by itself.",
    category: "physical",
    icon: "💧",
  },
  {
    id: "jaw-shoulders-toes",
    title: "Jaw, shoulders, toes",
    message:
      "Three places like to clench while you are busy: the jaw, the shoulders and the toes. Visit each of them in turn and let it go soft.",
    category: "physical",
    icon: "😌",
  },
  {
    id: "stretch-like-a-cat",
    title: "Stretch like a cat",
    message:
      "Reach as far as is comfortable, yawn if one comes, and take your time about it. Cats do this after doing nothing at all, and nobody thinks less of them.",
    category: "physical",
    icon: "🐈",
  },
  {
    id: "one-song",
    title: "One whole song",
    message:
      "Play one song you cannot keep still to and move in whatever way suits you until it ends. Closing the curtains is allowed.",
    category: "physical",
    icon: "💃",
  },
  {
    id: "dim-the-evening",
    title: "Dim the evening",
    message:
      "Half an hour before bed, switch off the brightest lamp and lay the phone face down. Let the house fall asleep first.",
    category: "physical",
    icon: "🌙",
  },
  {
    id: "something-warm",
    title: "Something warm",
    message:
      "Wrap your hands round something warm: a cup, a hot-water bottle, the inside of a pocket. Stay until your fingers have noticed.",
    category: "physical",
    icon: "🧤",
  },
  {
    id: "a-page-for-nobody",
    title: "A page for nobody",
    message:
      "Write down what you cannot stop saying to somebody in your head, and hold nothing back. Then tear it up, or keep it if you have a place that nobody else opens.",
    category: "emotional",
    icon: "✉️",
  },
  {
    id: "find-the-exact-word",
    title: "Find the exact word",
    message:
      "Is it anger, disappointment, tiredness, being left out? Try words on the feeling until one of them fits like a shoe.",
    category: "emotional",
    icon: "📖",
  },
  {
    id: "a-jar-of-good-things",
    title: "A jar of good things",
    message:
      "When something good turns up, write it on a scrap of paper and drop it in a jar. On days without one, take one out instead.",
    category: "emotional",
    icon: "🫙",
  },
  {
    id: "a-fair-hearing",
    title: "A fair hearing",
    message:
      "Give what weighs on you a few minutes, in your head or on paper, in plain words. Nothing has to follow from it. Then look at something far away for a while.",
    category: "emotional",
    icon: "⏲️",
  },
  {
    id: "borrow-a-friends-voice",
    title: "Borrow a friend’s voice",
    message:
      "Think of somebody who has been fond of you, lately or long ago. Write down what they would say about today, in their words, and read it back in their voice.",
    category: "emotional",
    icon: "💬",
  },
  {
    id: "room-for-a-feeling",
    title: "Room for a feeling",
    message:
      "A feeling may take up its whole size. There is no need to shrink it or explain it. Look around and name three things that you can see.",
    category: "emotional",
    icon: "🕰️",
  },
  {
    id: "a-present-for-tomorrow",
    title: "A present for tomorrow",
    message:
      "Do one two-minute kindness for the person you will be in the morning: clear the table, find the keys, lay out the good socks.",
    category: "emotional",
    icon: "🎁",
  },
  {
    id: "a-view-to-pass-on",
    title: "A view to pass on",
    message:
      "If you have a picture of a place, a plant or an animal that would make a friend smile, pass it on with one line about it. No occasion is needed.",
    category: "social",
    icon: "📷",
  },
  {
    id: "a-late-thank-you",
    title: "A late thank you",
    message:
      "Thank somebody for something they did more than a year ago. Say what it was and what came of it. A thank you keeps well.",
    category: "social",
    icon: "💐",
  },
  {
    id: "the-second-question",
    title: "The second question",
    message:
      "After somebody has answered how they are, ask one more question about what they said. The real answer often lives behind the second one.",
    category: "social",
    icon: "🗣️",
  },
  {
    id: "learn-one-name",
    title: "Learn one name",
    message:
      "Somebody you see every week may wear a name badge that you have never read. Read it, and say good morning to them by name.",
    category: "social",
    icon: "🏷️",
  },
  {
    id: "side-by-side",
    title: "Side by side",
    message:
      "With somebody you trust, some talks go better when nobody has to look up. A walk will do, or a sink of dishes.",
    category: "social",
    icon: "🪑",
  },
  {
    id: "credit-by-name",
    title: "Credit, by name",
    message:
      "When something goes well today, say aloud whose idea it was while other people can hear. Their name is the important part.",
    category: "social",
    icon: "🌟",
  },
  {
    id: "bring-something-back",
    title: "Bring something back",
    message:
      "Look along the shelf for a book or a dish that a friend lent you. Take it back with one line about what you liked in it.",
    category: "social",
    icon: "📚",
  },
];
