/** A kind of unsafe words. */
interface Unsafe {
  kind: string;
  words: RegExp;
  /** Lines that were once shown or proposed. Each must be recognised. */
  lines: readonly string[];
  /** Why quotes and tips may have such words, if they may. */
  exceptInQuotesAndTips?: string;
}

/** Words to keep away from people who are having a hard time. */
export const unsafe: readonly Unsafe[] = [
  {
    kind: "a method",
    words:
      /\b(?:knife|knives|blades?|razors?|sharp|ropes?|nooses?|hang\w*|pills?|tablets?|overdos\w+|poison\w*|guns?|shoot\w*|jump\w*|leap\w*|drown\w*|cut|cuts|cutting|burn\w*|bruises?|alcohol|drunk|drink\w*|wine|beer|starv\w+|hunger|hungry)\b/i,
    lines: [
      "What was the small sharp thing tucked inside this good one?",
      "Which old bruise of yours did this touch?",
      "Your shoulders may come down now; nothing is hanging from them.",
      "Save the best bit for last only if you are sure you will be hungry.",
    ],
  },
  {
    kind: "a place",
    words:
      /\b(?:bridges?|rails?|railways?|tracks?|trains?|platforms?|roofs?|rooftops?|balcon\w+|ledges?|edges?|cliffs?|heights?|towers?|windows?|rivers?|lakes?|sea|ocean|water|harbour|jetty)\b/i,
    lines: ["Small is allowed: a glass of water, a window, a word.", "Be the grass beside the track."],
    exceptInQuotesAndTips: "They answer to no mood, and they look at the sea, at trains and out of windows.",
  },
  {
    kind: "a farewell",
    words:
      /\b(?:good ?byes?|farewells?|letters?|(?:send|offer|leave) them|(?:plain|last) line|last (?:words?|wish\w*)|for ?ever|final(?!ly)\w*|without you)\b/i,
    lines: [
      "If you could send them one plain line about the state you were in, what would it say?",
      "Whose farewell was it?",
      "Keep your old letters; they know a version of you worth meeting.",
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
      "How did the others handle your awkwardness: with a joke, with silence, with warmth?",
      "Keep one kindness secret; it will keep you company.",
    ],
  },
  {
    kind: "a promise",
    words:
      /\b(?:pass(?:es)? by|passes|(?:it|this|that|will|’ll) pass|(?:will|’ll) (?:\w+ )?be (?:fine|okay|ok|all right|alright|better|over)|gets? (?:better|easier)|heals?|soon|always|promised?|happens for a reason|worth it|(?:has|have) (?:ended|been turned|lost its teeth)|has done its work|see how (?:few|full)|turned out smaller|(?:will|’ll) come (?:back|round))\b/i,
    lines: [
      "Many of the storms in a forecast pass by the house.",
      "This will pass.",
      "You’ll be fine.",
      "It gets better.",
      "Forget why you came into the room, twice if you must. It’s worth it.",
      "A turn around the block has ended many a quarrel with a printer.",
      "Many a gloomy morning has been turned by toast.",
      "What you can laugh about over breakfast has lost its teeth.",
      "Thoughts are like pigeons: stop feeding them for a minute and see how few stay.",
      "Now that it is done, which of your fears turned out smaller than it looked?",
      "Call the one who always calls you.",
      "Tell them yours today; theirs will come back across the counter.",
      "Then keep it where only you look, or tear it up. It has done its work either way.",
      "Whatever you feed at the back door will come round to the front.",
    ],
  },
  {
    kind: "a duty",
    words:
      /\b(?:should|must|ought|owed?|(?<!n’t |\bno |\bnobody |\bnothing |\bnever )(?:need|needs|have|has|had) to|need only|try harder|(?<!still )be strong|cheer up)\b/i,
    lines: [
      "Nobody should hurry you past it.",
      "Who is still owed one?",
      "You have to tell someone.",
      "You need to eat.",
      "What was thrown in anger has to be picked up by hand.",
    ],
  },
  {
    kind: "a comparison",
    words:
      /\b(?:worse|worst|at least|luckier|(?:than|like|as) (?:others|other people|everyone|anyone|most)|(?:others|other people) (?:have|had|manage|cope)|took it (?:harder|better))\b/i,
    lines: [
      "It could be worse.",
      "Others have it harder.",
      "You cope better than most.",
      "How was it for somebody who took it harder?",
    ],
  },
  {
    kind: "that it is in their head",
    words:
      /\b(?:(?:big|only|all|just|mostly) (?:\w+ ){0,3}in your head|funny (?:story|stories)|how likely|(?:could|might) you have|tell yourself|told yourself|as exactly|tiny|nuisances?|small sign|by the clock|not a big thing|imagin(?:ed|ing) it|(?:you|did you|do you) imagine|is it really|over ?react\w*|too sensitive|grow a thick\w*|blink|own shoes)\b/i,
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
      "Do you want what somebody else has, or the feeling you imagine comes with it?",
      "Is it really anger, or is it disappointment, tiredness, being left out?",
    ],
  },
  {
    kind: "praise for bearing it",
    words:
      /\b(?:(?:stay|stayed|be|been) soft|reason to harden|tenderness|forgiv(?:e|eness)|stop standing guard|not shaken|room for you and|wh(?:o|at)ever else they|grateful|blessing|so well|on your feet)\b/i,
    lines: [
      "What let you stay soft when you had reason to harden?",
      "How did the others answer your tenderness?",
      "Who grew calmer when they saw that you were not shaken?",
      "There may be room for you and for whoever else they’re fond of.",
      "To forgive is not to hand back the key; it is to stop standing guard at the door.",
      "Where did you find the strength to come through it so well?",
      "What kept you on your feet when it happened: a thought, a habit, a hand?",
    ],
  },
  {
    // For people with an eating disorder, and for people who go hungry.
    kind: "going without, or a rule for eating",
    words:
      /\b(?:give away the last|(?:take )?only the \w+ you need|the (?:plate|slice|bit) that is left|as fast as you like|carrots?|skip\w*|full enough|first (?:bite|mouthful)|fork down|than cake|eat(?:ing)? less|diets?|calor\w+|go(?:es|ing)? without|fast(?:ed|ing))\b/i,
    lines: [
      "Give away the last slice and see how full the table feels.",
      "Take only the blanket you need; it is a cold night for the next bed too.",
      "Fairness is cutting the cake and taking the plate that is left.",
      "Put the fork down after the first mouthful and taste it to the end. Eat the rest as fast as you like.",
      "Put something fresh and crisp on a plate, an apple or a carrot, and eat it sitting down. It is hard to hurry a carrot.",
      "Find the crunchiest thing on the shelf and listen to the first bite from the inside.",
      "Plain bread has fed more people than cake.",
    ],
  },
  {
    // In mania, spending, driving, sex and sleeplessness are cheered on.
    kind: "going faster",
    words:
      /\b(?:carry on|go on,|no wrong way|as (?:loud|big|good|fast) as (?:it|you)|why stop|drops? everything|shout with|no limits?|all night long)(?![\p{L}])/iu,
    lines: [
      "There’s no wrong way to hold something this bright.",
      "Odd socks, odd thoughts, good company. Carry on.",
      "Your heart may be as loud as it likes.",
      "Let it be as big as it is; there is sky enough.",
      "It may be exactly as good as it feels.",
      "Go on, dance in the hallway. Nobody is marking it.",
      "Tell someone who will shout with you.",
      "An hour that falls free belongs to whoever drops everything.",
    ],
  },
  {
    // Violence comes from partners, too.
    kind: "the couple as the answer",
    words: /\b(?:it struck|(?:the two|both) of you|back to back|your other half)\b/i,
    lines: [
      "When it struck, did the two of you stand back to back, side by side, or apart?",
      "How did friends and family fit in beside the two of you?",
    ],
  },
  {
    kind: "that it could have gone another way",
    words:
      /\b(?:(?:you|it|they) could (?:still )?have|could (?:it|you|they) (?:still )?have|which \w+ of it could have|would you have (?!liked)|had you only|let a thing bother)\b/i,
    lines: [
      "Which piece of it could have stayed undone without harm?",
      "At which moment could it still have gone another way?",
      "With more sleep and less hurry, would you have let it go by?",
      "What would you have put down first, had someone offered to take it?",
      "Would you have done the same for somebody you only like?",
      "When you no longer let a thing bother you, is that peace or weariness?",
    ],
  },
  {
    // Somebody who appeases at home would do it all the more.
    kind: "a duty to the other person",
    words:
      /\b(?:in a way they|will they know|(?:let|show) (?:them|the others) (?:see|know)|that you meant|(?:what|how) you meant|feel trusted|defended by your|(?:good )?spirits reach|(?:being|be) kind before|could the others tell|loved as readily|could be glad of|side of it have you not|awkward for everyone|did the other person learn|thought that you forgot)\b/i,
    lines: [
      "How could you put it right in a way they would notice?",
      "How will they know, a week from now, that you meant it?",
      "What would help the other person to feel trusted?",
      "How did you let them see that it had reached you?",
      "Who may have felt defended by your anger?",
      "How did your good spirits reach the others?",
      "You may start being kind before the argument is finished.",
      "Footprints in wet cement do not ask what you meant.",
      "Do you let yourself be loved as readily as you love?",
      "How could the others tell that it pleased you?",
      "Whose side of it have you not heard yet?",
      "If one honest sentence could make it less awkward for everyone, how would it begin?",
      "Did the other person learn what was bothering you, or only that something was?",
      "They may have thought that you forgot.",
    ],
  },
  {
    kind: "a claim to know",
    words:
      /\b(?:(?:you’re|you are) (?:(?:part|one) of )?somebody’s|everyone you \w+|you’ve undone|while its own|many a)\b/i,
    lines: [
      "You’re somebody’s warm place, too.",
      "You are part of somebody’s weather today.",
      "Everyone you admire has tripped over something in public.",
      "The knot is real. You’ve undone others.",
      "Envy counts the neighbour’s apples while its own drop in the grass.",
    ],
  },
  {
    kind: "that it is small, or funny",
    words:
      /\b(?:a small (?:thing|matter|problem) (?:upset|hurt|bother)s?|small stone|grudges?|(?:funny|lucky) (?:side|one)|laugh about over|to have been (?:tiredness|nothing)|part of the game|quarrel with a)\b/i,
    lines: [
      "When a small thing upsets you a great deal, the feeling may be an old one.",
      "Let the small stone out of the shoe before you walk on.",
      "A grudge is a suitcase packed for someone who never meant to travel.",
      "What was the funny side of it, or the lucky one?",
      "Some troubles met at midnight turn out, in daylight, to have been tiredness.",
      "Patch the knee in a bright colour; the fall was part of the game.",
    ],
  },
  {
    kind: "suspicion",
    words:
      /\b(?:whose hands|were you watching|do you tend to overstep|did you earn|how ordinary has|leave out|what it cost\b(?! you)|your awkwardness|stand and watch|count what you (?:chipped|broke|spoilt)|when you say it aloud|still please you)\b/i,
    lines: [
      "With something good in your own hands, whose hands were you watching?",
      "When you care this much, where do you tend to overstep?",
      "Which part of this luck did you earn, and which part was handed to you?",
      "How ordinary has something like this become for you?",
      "Would you tell this story to someone you respect, and what would you leave out?",
      "How does the thrill look when you lay it beside what it cost?",
      "Did the people around you catch your joy, or stand and watch it go by?",
      "Count what you chipped as well as what you mended; honest sums are lighter to carry.",
      "How does your reason for it sound when you say it aloud?",
      "Will it still please you when you come across it again next month?",
    ],
  },
  {
    // A person who was harmed would hear these as blame for how they appeared to the other person.
    kind: "how they looked to the other person",
    words:
      /\b(?:(?:see|saw|seen) (?:of|on) your|on your face|in your voice|was the other person hoping|was hoping for|hoping you would feel|could not share your|how did it look to|your \w+ have looked|they believe your)\b/i,
    lines: [
      "If someone brought you this, what might they have seen of your anger?",
      "What did the others see on your face before you had time to hide it?",
      "If someone was hoping for a bigger smile, how could you let them know it counted?",
      "What was the other person hoping you would feel?",
      "What was that moment like for somebody who could not share your joy?",
      "How did it look to those who were not swept along?",
      "From where they were standing, how might your calm have looked?",
      "What do you imagine they believe your reason was?",
    ],
  },
  {
    kind: "what is done to somebody who did not ask for it",
    words: /\b(?:without being asked|never asked for)\b/i,
    lines: [
      "What did someone do without being asked?",
      "Love like this turns up in small jobs done without being asked.",
    ],
  },
  {
    // Somebody who is not safe at home needs a telephone at hand, and keeps no papers there.
    kind: "what is not safe at home",
    words: /\b(?:phone in (?:a|another|the) \w+|where only you look|rumour)\b/i,
    lines: [
      "Half an hour before bed, switch off the brightest lamp and leave the phone in another room.",
      "Put the phone in a drawer and see which room you are in.",
      "Then keep it where only you look, or tear it up.",
      "Half close your eyes, and let the room be a rumour.",
    ],
  },
  {
    kind: "a search for who is gone",
    words: /\b(?:scroll back|calls you)\b/i,
    lines: [
      "Scroll back to a picture you have of somebody and send it to them with one line about that day.",
      "Call the one who always calls you.",
    ],
  },
];
