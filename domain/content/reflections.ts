import type { Emotion } from "#domain/emotions.ts";

/**
 * The three questions of "Reflect on this moment" by type, classification and response emotion (docs/rules.md,
 * Reflections). The first question is about the moment, the second about oneself. The third is about the people
 * affected or, for the loneliest emotions, about people who could help.
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
        "What would stay the same for you if nobody had noticed?",
        "Who nearby breathed easier because of it?",
      ],
      neutral: [
        "What was on your mind while you did this?",
        "How did this become an ordinary thing for you to do?",
        "How big might it have been at the other end?",
      ],
      sad: [
        "When did the sadness arrive: before you began, on the way, or once it was over?",
        "Which part would you choose again, sadness and all?",
        "Who may know what it cost you?",
      ],
      angry: [
        "At what point did anger join in, and what was it pointing at?",
        "Which part of it could not have waited any longer?",
        "Who would be glad that you did it, anger and all?",
      ],
      great: [
        "Where were you, and who was around, while you did it?",
        "Who or what helped to make it possible?",
        "Who shared in that good feeling with you?",
      ],
      ecstatic: [
        "Where in your body did the joy begin?",
        "Once the fizz has settled, how will this look to you?",
        "Who caught a little of your joy?",
      ],
      anxious: [
        "What was the worry whispering while you went ahead anyway?",
        "Now that it is done, how does the fear look to you?",
        "Who would you like beside you, if there ever is a next time?",
      ],
      hurt: [
        "Where did the sting come from: a word, a look, a thing left undone?",
        "Which answer had you been hoping for?",
        "Who could say the words you would have liked to hear?",
      ],
      embarrassed: [
        "Whose eyes did you feel on you while you did it?",
        "What would make it easier, if you ever wanted to do something similar?",
        "Who made it easier for you, if only with a look?",
      ],
      jealous: [
        "Whose love or friendship felt unsure while you did this?",
        "If your envy could speak plainly, what would it ask for?",
        "Whose day went better because of what you did?",
      ],
      confused: [
        "What did you expect to feel afterwards, and what turned up instead?",
        "If a friend had done exactly this, what reason would you guess they had?",
        "Could somebody think aloud about it with you?",
      ],
      heart_broken: [
        "What was breaking in you while your hands were busy with something good?",
        "Where did the strength come from, on a day like this one?",
        "Who could give you some of what you gave away here?",
      ],
      love: [
        "Which small thing made the warmth rise: a look, a word, the way somebody stood?",
        "How do you mostly show love: in words, in deeds or in time?",
        "Who else knows how much love was in it?",
      ],
      in_love: [
        "When did you notice that your heart was in it?",
        "Which side of you does being in love bring out?",
        "Besides the one you adore, who else felt the glow of it?",
      ],
      overwhelmed: [
        "How many things were you already holding when you added this one?",
        "Which piece of it may stay undone next time?",
        "Who could carry one end of it with you next time?",
      ],
      depressed: [
        "On a day this heavy, what made this one thing possible?",
        "How much credit would you give a tired friend for doing the same?",
        "Who might be glad to hear that you did this?",
      ],
      annoyed: [
        "Was it the task, the timing or the missing thanks that annoyed you?",
        "How much of it was yours to do?",
        "Who could take a turn at it next time?",
      ],
    },
    negative: {
      happy: [
        "What did it give you at the time?",
        "How does it feel now, from a little way off?",
        "Who would you talk it over with?",
      ],
      calm: [
        "How had the day been up to then?",
        "Whose company would do you good for an hour?",
        "Who could hear how it was, without alarm or anger?",
      ],
      neutral: [
        "Which part of you hesitated, if only for a second?",
        "How are the days on which this doesn’t happen?",
        "Who could hear about it without judging you?",
      ],
      sad: [
        "Once it was done, how long was it before the sadness found you?",
        "If a friend told you this about themselves, how would you answer?",
        "Who could help you find the right words for it?",
      ],
      angry: [
        "How were you in the minutes just before?",
        "How is each of you who was there, as far as you know?",
        "Whose company would cool things down before you decide what comes next?",
      ],
      great: [
        "When did the thought of it first come up?",
        "How would you tell it to someone you trust?",
        "Who could you trust with the whole story?",
      ],
      ecstatic: [
        "How had the hours before it been: busy, sleepless, lonely?",
        "How much of the thrill is left now?",
        "Who stayed steady beside you?",
      ],
      anxious: [
        "What are you afraid might come of it?",
        "Did worry push you into it, or did it only come once the thing was done?",
        "Who could help you with what comes next?",
      ],
      hurt: [
        "What had happened just before you did this?",
        "What would do the sore place good just now?",
        "Who could look after you while you are sore?",
      ],
      embarrassed: [
        "When did you first notice it?",
        "If a friend’s face had grown hot like yours, how would you treat them?",
        "Who could you tell about it without feeling smaller?",
      ],
      jealous: [
        "What did they have that you were reaching for when you did this?",
        "What were you afraid of losing when you did this?",
        "Who could help you when the fear of losing somebody comes back?",
      ],
      confused: [
        "Where does it stop making sense to you?",
        "What was strongest in you at the time: tiredness, fear or something without a name?",
        "Whose view of it would you trust?",
      ],
      heart_broken: [
        "What were you missing most when it happened?",
        "Which part of this was never in your hands?",
        "Who could stay close to you for a while?",
      ],
      love: [
        "What was there besides love just then?",
        "Who or what were you looking after when you did it?",
        "Who could help you to put it right, if it needs that?",
      ],
      in_love: [
        "How free did you feel, just before and just after?",
        "How might this look to you a year from now?",
        "Who else was part of this, apart from the one you love?",
      ],
      overwhelmed: [
        "Just before you acted, which last demand landed on the pile?",
        "Who could you tell that it is too much?",
        "Who could take one thing off the pile for you?",
      ],
      depressed: [
        "Was the day already grey when you did it, or did it turn grey afterwards?",
        "How would you speak to somebody you love after a day like this?",
        "Who could keep you company while it is this heavy?",
      ],
      annoyed: [
        "Which thing set you off, and how long had it been building up?",
        "How much had the day already asked of you by then?",
        "Who knows what was bothering you?",
      ],
    },
  },
  event: {
    positive: {
      happy: [
        "Where were you, and what was the weather doing, when this good thing came along?",
        "How did this good thing find you?",
        "Who did you most want to tell about it?",
      ],
      calm: [
        "Which sounds were around you while you took it in?",
        "What helps you take a good thing this calmly?",
        "Who else was pleased about it?",
      ],
      neutral: [
        "Where were your thoughts when it came?",
        "How would a younger you have taken this?",
        "Who would like to hear that it happened?",
      ],
      sad: [
        "What did this good thing remind you of that is no longer there?",
        "How do the gladness and the sadness get along in you?",
        "What would you like somebody to know about this sadness?",
      ],
      angry: [
        "Was it too late, too little or from the wrong hands?",
        "What is still not right, whatever is good about it?",
        "Who would understand why it made you angry?",
      ],
      great: [
        "What would you write about it on a postcard, in ten words or fewer?",
        "Which part of yourself did you bring to it?",
        "Whose news would go well with yours?",
      ],
      ecstatic: [
        "How did your body show it before your mind caught up: a shout, a laugh, shaking hands?",
        "What kept the wish alive until it came true?",
        "Who was glad for you without holding back, and how did they show it?",
      ],
      anxious: [
        "What were you afraid might be taken away again?",
        "What would the worry say, if it were heard out?",
        "Whose company would let you be glad and nervous at once?",
      ],
      hurt: [
        "What was the sting tucked inside this good thing?",
        "What does the hurt know about it that the gladness leaves out?",
        "Who would understand how a good thing can hurt?",
      ],
      embarrassed: [
        "Was it the praise, the attention or the surprise that made you look away?",
        "If you could keep a part of it, which one?",
        "Who could be glad with you without making a fuss?",
      ],
      jealous: [
        "Which good thing of somebody else’s was on your mind?",
        "What would it be good to hear just now?",
        "Who could hear that it isn’t only gladness?",
      ],
      confused: [
        "Which question keeps coming back: why me, why now, or what next?",
        "Which part would you like to understand, whatever you decide?",
        "Who could help you make sense of it?",
      ],
      heart_broken: [
        "Whose absence made itself felt in the middle of something good?",
        "How do the good thing and the loss sit side by side in you?",
        "Who can be gentle with you when you cannot be glad?",
      ],
      love: [
        "When did it happen, and after what?",
        "How did you feel with them, before and after?",
        "Who would hear it just as it was?",
      ],
      in_love: [
        "Which detail, too small for anyone else to notice, will you not forget?",
        "How much room is there for the rest of you while you are in love?",
        "Which friend would you tell about it?",
      ],
      overwhelmed: [
        "How would it have felt if this had come more slowly?",
        "To take in something this large, do you need time, quiet or company?",
        "Who could help you take it in, without any rush?",
      ],
      depressed: [
        "How much of it reached you where you were?",
        "Even if you felt little, which part of it would you like to save for a better day?",
        "Whose company would be easy, even if you said very little?",
      ],
      annoyed: [
        "Was it the timing, the wrapping or the giver that spoilt a good thing?",
        "What would you rather have been given?",
        "Who would see at once why it bothered you?",
      ],
    },
    negative: {
      happy: [
        "Which part of it came as a relief, if any did?",
        "How much lighter is it now, if at all?",
        "Who understood that you could be glad?",
      ],
      calm: [
        "Where did the calm come from: a thought, a habit, a person?",
        "How did the calm feel from inside: like rest, like distance, or like something else?",
        "Who might like to know how you are after this?",
      ],
      neutral: [
        "How does it look to you now, a little later?",
        "Is this quiet in you nearer to peace, to tiredness or to numbness?",
        "Who else knows that it happened?",
      ],
      sad: [
        "How has the sadness been so far: heavy, quiet, in waves?",
        "Which words come nearest to what this sadness is about?",
        "Who might be allowed to see some of this sadness?",
      ],
      angry: [
        "Which part of it was not right?",
        "What does your anger want to protect?",
        "Who would be angry on your side?",
      ],
      great: [
        "Where did you find the strength to come through it?",
        "How was it to feel this well in the middle of it?",
        "Who would you share some of this strength with?",
      ],
      ecstatic: [
        "What came up in you when things went wrong: relief, freedom or something else?",
        "What was the gladness about, when you look back?",
        "Who could share this gladness with you?",
      ],
      anxious: [
        "Which fear did it leave you with?",
        "Which one small thing would make you feel a little safer?",
        "Whose calm would you like to borrow for a while?",
      ],
      hurt: [
        "What would help you to feel safe and looked after?",
        "Where does it hurt most: in your body, your trust or your hope?",
        "Who would be safe to tell about this?",
      ],
      embarrassed: [
        "Which words fit it best, for you?",
        "How would you comfort a friend this had happened to?",
        "Who would be on your side, if they knew about it?",
      ],
      jealous: [
        "How did it look from your side?",
        "Which need of yours is still waiting?",
        "Who could you talk to about the fear of being left out?",
      ],
      confused: [
        "Which part stays with you, clear or not?",
        "Which things about it do you know for sure?",
        "Who listens to you without doubting you?",
      ],
      heart_broken: [
        "How would you tell somebody what this meant to you?",
        "Which thing, place or person would you like close to you just now?",
        "Who could sit with you without hurrying you?",
      ],
      love: [
        "How was it for you when this happened?",
        "While your heart was with them, what did you need yourself?",
        "Who could take care of you for a while?",
      ],
      in_love: [
        "Which other feelings were there besides love?",
        "What keeps you steady, apart from being in love?",
        "Who could you tell how it really was?",
      ],
      overwhelmed: [
        "If you sorted what happened into three heaps, which would be the heaviest?",
        "What would you put down first, if someone offered to take it?",
        "Who could take one part of it for you?",
      ],
      depressed: [
        "Which words would you like to put to it, if any?",
        "What asks nothing of you and still does you a little good?",
        "Who would you like to have near, without explaining anything?",
      ],
      annoyed: [
        "Which part was not all right with you?",
        "What would be fair to you, as you see it?",
        "Who is on your side in this?",
      ],
    },
  },
};

/** The questions for an entry that matches no set (docs/rules.md, Reflections). */
export const defaultReflectionQuestions: readonly [string, string, string] = [
  "Where would you begin, if you told this to somebody kind?",
  "Which part of it is still with you?",
  "Who else may know about this moment?",
];

/** The third question if nobody else was affected (docs/rules.md, Reflections). It ends without a question mark. */
export const noOneAffectedQuestion =
  "Even if no one else was affected, how do you think someone else might have reacted if they were there";
