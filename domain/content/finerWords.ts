import type { Mood } from "#domain/moods.ts";

/**
 * Three or four finer words for each mood, with a definition of one line each (docs/rules.md, Finer words). A word belongs
 * to one mood. It is stored in clear, so a word that was offered once stays in its set.
 */
export const finerWords = {
  joyful: {
    delighted: "Pleased through and through.",
    playful: "Light, and ready to laugh.",
    radiant: "So glad it shows.",
  },
  happy: {
    content: "Nothing is missing right now.",
    glad: "Pleased with how something is.",
    cheerful: "In good spirits, for a reason or for none.",
  },
  great: {
    lively: "Awake and full of energy.",
    proud: "Pleased with something done or made.",
    hopeful: "Looking forward to what may come.",
  },
  ecstatic: {
    thrilled: "So excited it tingles.",
    amazed: "Hardly able to believe it.",
    elated: "Lifted, almost floating.",
  },
  calm: {
    peaceful: "Quiet inside, with nothing pulling.",
    rested: "Fresh again after a rest.",
    relieved: "A weight has lifted.",
  },
  neutral: {
    settled: "On even ground, neither up nor down.",
    flat: "Not much colour in things today.",
    distant: "Here, but a little far away from it all.",
  },
  sad: {
    lonely: "Wishing for company, or to be understood.",
    disappointed: "Something hoped for did not happen.",
    longing: "Missing a place, a time or someone.",
  },
  frustrated: {
    stuck: "No way forward found yet.",
    impatient: "Wanting it to be further along.",
    powerless: "Not able to change it right now.",
  },
  anxious: {
    restless: "Hard to settle; the body wants to move.",
    dreading: "Something ahead already feels heavy.",
    unsure: "Not knowing what comes next, or what to do.",
    afraid: "Something or someone feels dangerous.",
  },
  hurt: {
    wronged: "Treated unfairly.",
    betrayed: "Let down by someone who was trusted.",
    sore: "It aches, in the body or deeper.",
  },
  embarrassed: {
    awkward: "Not sure where to look or what to say.",
    exposed: "More was seen than was meant to be.",
    humiliated: "Made to feel small by someone.",
    ashamed: "Wanting to be out of sight.",
  },
  jealous: {
    envious: "Wanting what someone else has.",
    overlooked: "The attention went to someone else.",
    mistrustful: "Finding it hard to trust right now.",
  },
  confused: {
    torn: "Pulled two ways at once.",
    lost: "Not knowing which way to go.",
    puzzled: "Something does not add up.",
  },
  overwhelmed: {
    stretched: "More is asked than there is room for.",
    burdened: "Carrying a lot, perhaps for others too.",
    scattered: "Attention pulled in many directions.",
  },
  depressed: {
    heavy: "Everything weighs more today.",
    numb: "Feelings seem far away right now.",
    listless: "Nothing has much pull right now.",
    empty: "No feeling to be found right now.",
  },
  annoyed: {
    irritated: "Something keeps grating.",
    resentful: "It was not fair, and it still stings.",
    belittled: "Talked down to, or not taken seriously.",
    angry: "A line was crossed.",
  },
  heart_broken: {
    grieving: "Missing someone or something that is gone.",
    abandoned: "Left alone by someone close.",
    aching: "It hurts, and it comes in waves.",
  },
  love: {
    caring: "Wishing someone well, and meaning it.",
    close: "Near to someone, in person or in thought.",
    protective: "Wanting someone to be safe.",
  },
  in_love: {
    smitten: "Thinking of someone again and again.",
    yearning: "Wanting someone to be here.",
    cherished: "Loved, and feeling it.",
  },
  tired: {
    sleepy: "Ready for bed.",
    drained: "Out of strength for now.",
    foggy: "Thinking is slow today.",
  },
  crazy: {
    silly: "In the mood for nonsense.",
    wired: "Full of energy that will not settle.",
    racing: "Thoughts run faster than usual.",
  },
  thinking_it_over: {
    curious: "Wanting to know more.",
    undecided: "Not ready to choose yet.",
    reflective: "Turning something over slowly.",
  },
  emotional: {
    moved: "Touched by something or someone.",
    tearful: "Close to tears, for whatever reason.",
    raw: "Everything touches a nerve.",
  },
  strong: {
    steady: "Firm, and not easily shaken.",
    determined: "Knowing what to do, and doing it.",
    brave: "Going ahead, though it is not easy.",
  },
} as const satisfies Readonly<Record<Mood, Readonly<Record<string, string>>>>;
