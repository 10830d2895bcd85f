import type { Mood } from "#domain/moods.ts";

/** What the dashboard says beside the current mood, one at random (spec section 2, mood card). */
export const supportiveSentences: Readonly<Record<Mood, readonly string[]>> = {
  joyful: [
    "Let it show; a bright face is good company for a whole room.",
    "Keep a crumb of today in your pocket for a plainer one.",
    "No need to ask how long it stays. Pull up a chair for it.",
    "You look like an open window today.",
  ],
  happy: [
    "Enjoy it without looking for the catch.",
    "Something is going right, and you were awake to notice.",
    "Say what made you smile; it doubles when it is told.",
    "This is a good page of the book. Read it slowly.",
  ],
  great: [
    "Ride it while the wind is with you.",
    "A day like this is worth a line in ink.",
    "You did not imagine it: things really are going well.",
    "Remember how this day began; it may be worth repeating.",
  ],
  ecstatic: [
    "Go on, dance in the hallway. Nobody is marking it.",
    "Some news deserves both arms in the air.",
    "Let it be as big as it is; there is sky enough.",
    "Tell someone who will shout with you.",
  ],
  calm: [
    "Nothing is pulling at your sleeve. Stay a while.",
    "You are still water with the sky in it.",
    "You can carry this quiet into the next room.",
    "An even keel is a fine thing to have built.",
  ],
  neutral: [
    "An ordinary day is a perfectly good place to stand.",
    "Not everything needs a headline.",
    "Plain bread feeds people too. So do plain days.",
    "You need not feel more than you feel.",
  ],
  sad: [
    "You may go slowly today. The world will wait at the corner.",
    "Sadness often stands where something mattered.",
    "There is no deadline for feeling lighter.",
    "Put the kettle on, let the rest wait, and sit down.",
  ],
  frustrated: [
    "Leave it on the bench for ten minutes; it will not run away.",
    "Stuck is a place on the road, not the end of it.",
    "The knot is real. You have undone others.",
    "Trying this hard and not getting there yet would tire anybody.",
  ],
  anxious: [
    "You only have to do the next small thing, then the one after that.",
    "Both feet on the floor. The chair is holding you.",
    "Many of the storms in a forecast pass by the house.",
    "You have been nervous before, and here you are.",
  ],
  hurt: [
    "It is all right to step back and tend to the sore place.",
    "That stung because you were open, and being open is no fault.",
    "You do not have to explain the bruise to anyone today.",
    "Be as gentle with yourself as with a bird in the hand.",
  ],
  embarrassed: [
    "Most people were busy worrying about their own shoes.",
    "Everyone you admire has tripped over something in public.",
    "It will shrink. By next spring it may even be funny.",
    "Red cheeks fade faster than you think, and nobody timed them.",
  ],
  jealous: [
    "Wanting something is no crime; it tells you where you would like to go.",
    "Their slice does not make yours smaller.",
    "Look closely at what you envy. There may be a plan in it.",
    "You can wish them well and still wish for yourself.",
  ],
  confused: [
    "You need not have an answer by supper.",
    "Fog is only weather. Walk slowly and keep a hand on the rail.",
    "A good question can stay open for a while.",
    "Begin with the one thing you are sure of, however small.",
  ],
  overwhelmed: [
    "Put one bag down. Any one will do.",
    "You are one person, and one person’s share is enough.",
    "The list can be long and still be done one line at a time.",
    "Somebody would gladly take a corner of this if you asked.",
  ],
  depressed: [
    "You got as far as this page. That counts today.",
    "You do not have to carry this day by yourself; let one person know.",
    "Small is allowed: a glass of water, a window, a word.",
    "Heavy days take strength that nobody sees. It is still strength.",
  ],
  annoyed: [
    "You are allowed to find it irritating. It is irritating.",
    "A turn around the block has ended many a quarrel with a printer.",
    "Grumble first, then decide whether it deserves your evening.",
    "Let the small stone out of the shoe before you walk on.",
  ],
  heart_broken: [
    "Something precious broke. Nobody should hurry you past it.",
    "Eat a little, sleep a little, let someone sit with you.",
    "The ache is as deep as the love was. Neither was foolish.",
    "Today you need only get to the evening.",
  ],
  love: [
    "Tell them. They would like to hear it on an ordinary day.",
    "What a good thing to have more of than you can hold.",
    "Love like this turns up in small jobs done without being asked.",
    "You are somebody’s warm place, too.",
  ],
  in_love: [
    "Walk into a lamp post if you must; it is worth it.",
    "Let your heart be loud for once.",
    "Even the bus stop looks well lit today.",
    "Save one detail of today that only the two of you know.",
  ],
  tired: [
    "The washing-up has never minded waiting.",
    "You have done enough to have earned the chair.",
    "Lower the bar, lower the lights, lower your shoulders.",
    "Tired is not lazy. It is what a used day feels like.",
  ],
  crazy: [
    "Odd socks, odd thoughts, good day. Carry on.",
    "The best stories start with you a little off the path.",
    "Let the wild idea finish its sentence.",
    "Your head is a funfair today; remember to sit down for lunch.",
  ],
  thinking_it_over: [
    "Take the long way round. Good decisions like a walk.",
    "You can turn a thing in your hands without having to name it yet.",
    "Sleep is allowed to vote on this.",
    "Careful is a kind of kindness to the person you will be.",
  ],
  emotional: [
    "Let it spill a little. That is what sleeves are for.",
    "Feeling this much means that nothing in you has gone numb.",
    "Tears and laughter may share the sofa today.",
    "You do not need to sort it all before you are allowed to feel it.",
  ],
  strong: [
    "Stand there for a moment and feel the ground agree.",
    "You have room today to carry a corner for somebody else.",
    "Notice what you lifted. A year ago it would not have moved.",
    "Use some of it, and put some of it by.",
  ],
};
