import type { Mood } from "#domain/moods.ts";

/**
 * The sentences beside the current mood on the dashboard, one chosen at random (docs/rules.md, Supportive sentences).
 */
export const supportiveSentences: Readonly<Record<Mood, readonly string[]>> = {
  joyful: [
    "Let it show; a bright face is good company for a whole room.",
    "Keep a crumb of this in your pocket for later.",
    "No need to ask how long it stays. Pull up a chair for it.",
    "Hum it, wear it, pass it round the table.",
  ],
  happy: [
    "Being happy needs no reason and no audience.",
    "Something is going right, and you were awake to notice.",
    "Tell someone what made you smile. Good news likes to be asked in.",
    "This is a good page of the book. Read it slowly.",
  ],
  great: [
    "Be as pleased as you like. You don’t have to be modest in here.",
    "Something this good is worth a line in ink.",
    "You may enjoy it for just what it is.",
    "You can enjoy it without having to keep it going.",
  ],
  ecstatic: [
    "Dance in the hallway if you like, and sit on the stairs afterwards.",
    "Enjoy it as it comes. The big decisions can wait.",
    "There is sky enough for this. There is no hurry in it, either.",
    "Tell someone who knows you well and will be glad with you.",
  ],
  calm: [
    "Nothing is pulling at your sleeve. Stay a while.",
    "A puddle at rest, with the whole sky in it.",
    "You can carry this quiet into the next room.",
    "Calm is often made of small things. See if you can spot one.",
  ],
  neutral: [
    "Ordinary is a perfectly good place to stand.",
    "Not everything needs a headline.",
    "A plain grey sky lets the light through, too.",
    "You don’t have to feel more than you feel.",
  ],
  sad: [
    "You can go slowly. This is not a race.",
    "Sadness often stands where something mattered.",
    "There’s no deadline for feeling lighter.",
    "Crying is allowed. So is asking someone to sit with you.",
  ],
  frustrated: [
    "Leave it on the table for a while. It won’t run away.",
    "Some stuck things want oil, and some want to be left in peace.",
    "The knot is real. You can ask someone to hold one end.",
    "Trying this hard and not getting there yet would tire anybody.",
  ],
  anxious: [
    "One small thing is enough. The rest can stand and wait.",
    "Both feet on the floor. The chair is holding you.",
    "You can tell someone the worry just as it comes.",
    "Fear can be right. If someone is the danger, you can tell one person you trust.",
  ],
  hurt: [
    "It’s all right to step back and look after the sore place.",
    "It hurts. That is reason enough to be looked after.",
    "You choose who to tell. One person who knows can be a help.",
    "Be as gentle with yourself as with a bird in the hand.",
  ],
  embarrassed: [
    "Nobody else’s eyes decide how much you count for.",
    "Feeling small doesn’t make you small.",
    "It’s yours to tell or not, and one safe person is allowed to know.",
    "Whatever they saw, it is not the whole of you.",
  ],
  jealous: [
    "Wanting something is no crime. It tells you where you’d like to go.",
    "Jealousy often has a fear under it. You can tell that fear to someone safe.",
    "You can say what you need, and take your time with the rest.",
    "You can want something for yourself without explaining why.",
  ],
  confused: [
    "You don’t need to have the answer yet.",
    "Fog is only weather. Walk slowly and keep a hand on the wall.",
    "A good question can stay open for a while.",
    "Begin with the one thing you are sure of, however small.",
  ],
  overwhelmed: [
    "Setting one thing down is allowed.",
    "You’re one person, and one person’s share is enough.",
    "Cross one thing off the list without doing it.",
    "You can ask one person to take one corner of this.",
  ],
  depressed: [
    "You got as far as this page. That counts.",
    "You don’t have to carry this by yourself. You can let one person know.",
    "Small is allowed: some daylight, a clean shirt, two words to someone.",
    "You can sit with someone and have nothing to say.",
  ],
  annoyed: [
    "You’re allowed to be angry. What you do about it can wait.",
    "It may not be all right at all. You choose who hears it from you.",
    "You don’t have to find it funny, and you don’t have to let it go.",
    "Being annoyed may be pointing at something that matters.",
  ],
  heart_broken: [
    "Something precious broke. Nobody gets to hurry you past it.",
    "Keep warm, rest a little, let someone sit with you.",
    "Loving wasn’t foolish, and missing isn’t either.",
    "You can call someone who is kind, and say as little as you like.",
  ],
  love: [
    "Say it out loud, even if only the cat hears.",
    "Love counts, and so does what you need.",
    "Love can be quiet and still be love.",
    "Some of that warmth may land on you, too.",
  ],
  in_love: [
    "Forget why you came into the room, twice if you like.",
    "Your heart may be loud, and your plans may take their time.",
    "Even the bus stop looks well lit.",
    "Save one detail that nobody else would have noticed.",
  ],
  tired: [
    "Being tired is reason enough to sit down.",
    "The chair is yours. It doesn’t need earning.",
    "Lower the bar, lower the lights, lower your shoulders.",
    "Tired isn’t lazy. It’s a battery telling the truth.",
  ],
  crazy: [
    "Thoughts may run. You can sit down with someone you like.",
    "The ideas will keep while you eat something.",
    "Write the ideas down. Paper is good at keeping still.",
    "Even a funfair has benches. You can sit down on one.",
  ],
  thinking_it_over: [
    "Take the long way round. Good decisions like a walk.",
    "You can turn a thing in your hands without having to name it yet.",
    "Sleep is allowed to vote on this.",
    "Careful is a kind of kindness to the person you’ll be.",
  ],
  emotional: [
    "Tears are allowed to come, and to take their time.",
    "Feeling this much is tiring work. Go gently with the rest.",
    "Tears and laughter may share the sofa.",
    "You don’t need to sort it all before you’re allowed to feel it.",
  ],
  strong: [
    "Stand there for a moment and feel the ground agree.",
    "You may put it all down and still be strong.",
    "Notice what you can lift, and how you learned to.",
    "Use some of it, and keep some for yourself.",
  ],
};
