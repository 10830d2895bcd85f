import type { Emotion } from "#domain/emotions.ts";

/**
 * The three questions of "Reflect on this moment" by type, classification and response emotion (spec section 2). In each
 * set the first asks about the moment, the second about oneself, the third about whoever else was affected.
 */
export const reflectionQuestionSets: Record<
  "action" | "event",
  Record<"positive" | "negative", Record<Emotion, readonly [string, string, string]>>
> = {
  action: {
    positive: {
      happy: [
        "Which second of it would you replay, if you could keep only one?",
        "How much of the pleasure was in doing it, and how much in having it done?",
        "Whose face or voice changed because of it, and how could you tell?",
      ],
      calm: [
        "Where were you when you noticed how quiet it had become inside?",
        "Had it gone unnoticed, would you feel just as steady about it?",
        "Did anyone nearby slow down or breathe easier because you did?",
      ],
      neutral: [
        "Why do you suppose something good left so little mark on you this time?",
        "Is this simply a habit of yours by now, and can you remember when it became one?",
        "It may have been small to you; how big might it have been at the other end?",
      ],
      sad: [
        "When did the sadness arrive: before you began, on the way, or once it was over?",
        "Doing right and feeling low can share a day; which part of it would you choose again?",
        "Could anyone see that it cost you something, and would you want them to?",
      ],
      angry: [
        "At what point did anger join in, and what was it pointing at?",
        "Was the anger the fuel that got this done, or the grit that nearly spoiled it?",
        "Which reached the other person first, the good you did or the mood you did it in?",
      ],
      great: [
        "How would you describe the best minute of it to somebody who was not there?",
        "Which strength did you lean on that you tend to forget you have?",
        "Who shared in that good feeling, and who else would have liked a part in it?",
      ],
      ecstatic: [
        "If this joy had made a noise, what would the whole street have heard?",
        "After the fizz settles, which part of what you did will you still be proud of?",
        "Did the people around you catch your joy, or stand and watch it go by?",
      ],
      anxious: [
        "What was the worry whispering while you went ahead anyway?",
        "Now that it is done, which of your fears turned out smaller than it looked?",
        "Would the others be surprised to hear how nervous you were?",
      ],
      hurt: [
        "Did the sting come from something said, something left unsaid, or something much older?",
        "What had you quietly hoped to get back, and can the deed stand without it?",
        "If their reaction wounded you, what might have been going on at their end?",
      ],
      embarrassed: [
        "Whose eyes did you feel on you, and what did you imagine they saw?",
        "Would you do it again in front of the same people, blushes and all?",
        "How did the others handle your awkwardness: with a joke, with silence, with warmth?",
      ],
      jealous: [
        "While you were doing a good thing, who did you catch yourself measuring against?",
        "What would your envy ask for, if it were not too proud to ask?",
        "Could the others feel you comparing, even while you were giving?",
      ],
      confused: [
        "What did you expect to feel afterwards, and what turned up instead?",
        "If a friend had done exactly this, what reason would you guess they had?",
        "Did the other person seem to understand it better than you did?",
      ],
      heart_broken: [
        "What was breaking in you while your hands were busy with something good?",
        "Where did the strength come from, on a day like this one?",
        "What did you give away here that you were needing yourself?",
      ],
      love: [
        "Which small thing made the warmth rise: a look, a word, the way somebody stood?",
        "Do you say love in words, in deeds or in time, and which of them was this?",
        "How will they know, a week from now, that you meant it?",
      ],
      in_love: [
        "Did your heart run ahead of your feet here, and when did you notice?",
        "Would you have done the same for somebody you only like?",
        "Besides the one you adore, who else felt the glow of it, or missed out?",
      ],
      overwhelmed: [
        "How many things were you already holding when you added this one?",
        "Next time, which piece of it could you leave to somebody else without a second thought?",
        "Did they get your full attention or the last scrap of it, and could they tell?",
      ],
      depressed: [
        "On a day this heavy, what made this one thing possible?",
        "How much credit would you give a tired friend for doing the same?",
        "Does anyone know how far you had to reach to do this for them?",
      ],
      annoyed: [
        "Was it the task, the timing or the missing thanks that rubbed you the wrong way?",
        "You did it with gritted teeth; what would have let you do it gladly?",
        "If there was a sigh in your voice, what do you think they heard in it?",
      ],
    },
    negative: {
      happy: [
        "What was the sweet part of doing it, told honestly and only to this page?",
        "Will it still please you when you come across it again next month?",
        "If your good mood had a price, who paid it?",
      ],
      calm: [
        "Was the calm a clear head, or a door you had shut on something?",
        "Which reason did you give yourself, and does it hold when you say it aloud?",
        "From where they were standing, how might your calm have looked?",
      ],
      neutral: [
        "Did a part of you hesitate for a second, even if the rest felt nothing much?",
        "If it left you cold, is that because it was trifling or because it has become usual?",
        "Would the other person also call it nothing much, or use another word?",
      ],
      sad: [
        "Once it was done, how long was it before the sadness found you?",
        "If you could step back in one minute earlier, how would you spend that minute?",
        "Which words would you offer them now, if they had ten seconds to listen?",
      ],
      angry: [
        "What was the spark, in the breath just before you acted?",
        "Was the anger guarding something, and could you have guarded it another way?",
        "Who stood closest to the heat, and were they the one it was meant for?",
      ],
      great: [
        "Did it feel good to win, to be rid of something, or simply to get away with it?",
        "Would you tell this story to someone you respect, and what would you leave out?",
        "If the other person told the story, where would it begin?",
      ],
      ecstatic: [
        "Swept along as you were, at which moment could you still have stopped?",
        "How does the thrill look when you lay it beside what it cost?",
        "While you were flying, who was left standing on the ground?",
      ],
      anxious: [
        "What are you most afraid will follow from this, and how likely is it in daylight?",
        "Did worry push you into it, or did it only come once the thing was done?",
        "Is somebody waiting to hear from you about it, and what would ease their mind?",
      ],
      hurt: [
        "Which old bruise of yours did this touch?",
        "How could you have shown that you were hurt without passing it on?",
        "Do they know that you came away sore as well?",
      ],
      embarrassed: [
        "At which moment did your cheeks grow hot, and what had you just understood?",
        "Which of your own rules did you trip over here?",
        "If one honest sentence could make it less awkward for everyone, how would it begin?",
      ],
      jealous: [
        "What did they have that you were reaching for when you did this?",
        "Has it brought you any closer to the thing you envied?",
        "How would it be for them to learn that envy had a hand in it?",
      ],
      confused: [
        "Can you tell it in order, first thought to last, and find the place where it went astray?",
        "Which part of you was at the wheel: the tired one, the frightened one, the proud one?",
        "What do you imagine they believe your reason was?",
      ],
      heart_broken: [
        "Could you hear it breaking at the time, or only in the silence afterwards?",
        "Of all this, what are you truly sorry for, and what was never in your hands?",
        "Is there something they need from you now, even if it is distance?",
      ],
      love: [
        "How did love and harm come to be in the same room?",
        "When you care this much, where do you tend to overstep?",
        "Did they feel the love, the harm, or both at once?",
      ],
      in_love: [
        "Whose smile were you after when you did this?",
        "A year from now, will you call this devotion or foolishness?",
        "Who was pushed aside while you had eyes for only one?",
      ],
      overwhelmed: [
        "Just before you acted, which last demand landed on the pile?",
        "How early could you have said that it was too much, and to whom?",
        "Who got the overflow, and what had they done to be standing there?",
      ],
      depressed: [
        "Was the day already grey when you did it, or did it turn grey afterwards?",
        "How harshly are you judging yourself, and would you say those words to a child?",
        "If you could send them one plain line about the state you were in, what would it say?",
      ],
      annoyed: [
        "Which tiny thing set you off, and how long had it been scratching at you?",
        "With more sleep and less hurry, would you have let it go by?",
        "Did the other person learn what was bothering you, or only that something was?",
      ],
    },
  },
  event: {
    positive: {
      happy: [
        "Where were you, and what was the weather doing, when this good thing came along?",
        "Did you do something to be in its path: a choice, a habit, a risk?",
        "Who was the first to hear of it, and what did it do to their day?",
      ],
      calm: [
        "How long did the quiet last, and what was in it?",
        "What have the years taught you that lets you take good things so evenly?",
        "Did your evenness let the others enjoy it in their own way, or did they wait for you to cheer?",
      ],
      neutral: [
        "It was good and you shrugged; where were your thoughts at the time?",
        "Would the person you were five years ago have been thrilled by this?",
        "If someone was hoping for a bigger smile, how could you let them know it counted?",
      ],
      sad: [
        "What did this good thing remind you of that is no longer there?",
        "Can the gladness and the sadness sit side by side, or does one crowd out the other?",
        "Did anyone misread your quietness, and what would you like them to know?",
      ],
      angry: [
        "Good came, and anger came with it; was it too late, too little or from the wrong hands?",
        "Is there an old score that even this happy turn has not settled?",
        "If someone brought you this, how did they take it when you bristled?",
      ],
      great: [
        "What would you write about it on a postcard, in ten words or fewer?",
        "Which part of this luck did you earn, and which part was handed to you?",
        "Did your high spirits lift the room, or leave no room for anybody else’s news?",
      ],
      ecstatic: [
        "How did your body show it before your mind caught up: a shout, a leap, shaking hands?",
        "Had you nearly stopped wishing for this, and what kept the wish alive?",
        "Who was glad for you without holding back, and how did they show it?",
      ],
      anxious: [
        "What were you afraid might be taken away again?",
        "Do you find it easier to brace for bad news than to open the door to good?",
        "Did your unease make the others hold back their gladness?",
      ],
      hurt: [
        "What was the small sharp thing tucked inside this good one?",
        "Would you rather have had it with the sting, or not at all?",
        "Who meant well here and missed, and do you want to tell them where it hurt?",
      ],
      embarrassed: [
        "Was it the praise, the attention or the surprise that made you want to hide?",
        "How do you usually bat away kind words, and what if you had let these ones land?",
        "When you waved it off, what became of the pleasure of the person who offered it?",
      ],
      jealous: [
        "With something good in your own hands, whose hands were you watching?",
        "How much would have been enough for you this time?",
        "Did somebody keep their own good news quiet to spare you?",
      ],
      confused: [
        "Which question keeps coming back: why me, why now, or what next?",
        "Must you understand a good thing before you can accept it?",
        "How did the people who saw it read the puzzled look on your face?",
      ],
      heart_broken: [
        "Whose absence made itself felt in the middle of something good?",
        "Is there a way to accept this without feeling that you betray what you lost?",
        "Who stayed gentle with you when you could not be glad?",
      ],
      love: [
        "What was the first sign that you were being cared for?",
        "Do you let yourself be loved as readily as you love?",
        "How did you let them see that it had reached you?",
      ],
      in_love: [
        "Which detail, too small for anyone else to notice, will you not forget?",
        "In what way are you braver than you were before you fell for someone?",
        "Was there still room for friends and family, or did the door close behind the two of you?",
      ],
      overwhelmed: [
        "How would it have felt if this had come in smaller portions?",
        "To take in something this large, do you need time, quiet or company?",
        "Did you manage a thank you, and if not, who is still owed one?",
      ],
      depressed: [
        "Something good knocked; could you hear it from where you were?",
        "Even if you felt little, which part of it would you like to save for a better day?",
        "Who kept trying to reach you, and what might your smallest answer have meant to them?",
      ],
      annoyed: [
        "Was it the timing, the wrapping or the giver that spoilt a good thing?",
        "How would you have liked to receive it, if it could be handed to you again?",
        "What did the others see on your face before you had time to hide it?",
      ],
    },
    negative: {
      happy: [
        "It went wrong and you found yourself smiling; what was the funny or lucky side?",
        "Where did that lightness come from, and could you find your way to it again?",
        "Was your cheer a help to the others, or did someone need you to be serious?",
      ],
      calm: [
        "What kept you on your feet when it happened: a thought, a habit, a hand?",
        "For the day it is harder to stay calm, what would you like to remember about this one?",
        "Who took their cue from you when they saw that you were not shaken?",
      ],
      neutral: [
        "Was it truly not a big thing, or have the feelings not arrived yet?",
        "When you no longer let a thing bother you, is that peace or weariness?",
        "How did your shrug come across to someone who was upset?",
      ],
      sad: [
        "When did it sink in, and what were your hands doing at the time?",
        "What does the size of this sadness tell you about what was dear to you?",
        "Did you let anyone see it, and what passed between you?",
      ],
      angry: [
        "Which line was crossed, put as exactly as you can?",
        "What did your anger get right, and what did it exaggerate?",
        "Did your anger make someone feel defended, or make someone feel small?",
      ],
      great: [
        "Things took a bad turn and you felt splendid; what did you know that the trouble did not?",
        "Did you find you can do something nobody had ever asked of you before?",
        "How might it be for somebody still struggling with it to see you doing so well?",
      ],
      ecstatic: [
        "What burst open in you just when things went wrong: relief, freedom, sheer laughter?",
        "Were you glad because of it or in spite of it, and does the difference matter to you?",
        "Who could not share your joy, and what was that moment like for them?",
      ],
      anxious: [
        "Of all the what-ifs that turned up, which was the loudest?",
        "Which small thing is yours to do next, and what can safely be left alone?",
        "Did your worry spread to someone, or did someone’s calm spread to you?",
      ],
      hurt: [
        "What did you tell yourself it meant, in the first second after it hurt?",
        "Did it strike your pride, your trust or your hope?",
        "Whether you pulled away, hit back or said that it hurt, what did they do then?",
      ],
      embarrassed: [
        "How long did the moment last by the clock, and how long did it feel?",
        "Will this be a funny story one day, and what would have to happen first?",
        "Who looked away, who laughed, and who helped you out of it?",
      ],
      jealous: [
        "Who walked past with the very thing you had just missed?",
        "Do you want what they have, or the feeling you imagine comes with it?",
        "What did your envy do to the way you spoke to them, or of them?",
      ],
      confused: [
        "Which piece is missing, the one that would make the rest of it fit?",
        "How well can you live with not knowing yet?",
        "Were the others as lost as you, or were they looking to you for an answer?",
      ],
      heart_broken: [
        "What was the last ordinary thing you did before everything changed?",
        "Whatever has gone, what do you refuse to lose along with it?",
        "Who else is grieving over this in their own way, and have the two of you spoken?",
      ],
      love: [
        "When it went wrong, who did your heart go out to?",
        "What let you stay soft when you had reason to harden?",
        "Did your tenderness surprise anyone, and how did they answer it?",
      ],
      in_love: [
        "Did being in love make the blow lighter, or did it find you with your guard down?",
        "How much of your balance rests on one person, and are you at ease with that?",
        "When it struck, did the two of you stand back to back, side by side, or apart?",
      ],
      overwhelmed: [
        "If you sorted what happened into three heaps, which would be the heaviest?",
        "What would you have put down first, had someone offered to take it?",
        "Who did you have no room for while all this was coming at you?",
      ],
      depressed: [
        "What did the hours after it look like, if you draw only what was in the room?",
        "Is there anything that asks nothing of you and still does you a little good?",
        "Who has noticed that you went quiet, and what would you like them to ask?",
      ],
      annoyed: [
        "How big was the thing itself, and how big did it get in your head?",
        "Why does this one get under your skin, when other nuisances do not?",
        "Who had to listen to you grumble, and did they come away lighter or heavier?",
      ],
    },
  },
};

/** The set for an entry whose type, classification and emotion match none of the others (spec sections 2 and 8). */
export const defaultReflectionQuestions: readonly [string, string, string] = [
  "What is the first picture that comes back to you when you think of this moment?",
  "If the same moment came round again, what would you keep and what would you change?",
  "How might someone who was there describe what it was like for them?",
];

/** The third question when nobody else was affected, in the words of spec section 2, which end without a mark. */
export const noOneAffectedQuestion =
  "Even if no one else was affected, how do you think someone else might have reacted if they were there";
