import type { Slip } from '../slips.ts'
import {
  ACTOR,
  ADVERB,
  AFTER_VERB,
  CLAUSE_END,
  NOUN_ONLY,
  PLURAL_NOUN,
  PLURAL_NUMBER,
  UNIT_OF_TIME,
  VERB,
  VERB_ONLY,
  WORD,
  NOUN,
} from './parts-of-speech.ts'

const PERSON = `${ACTOR}|teacher|parent|pupil|student|driver|neighbour|member|doctor|nurse`

/** An apostrophe that is missing, or one too many, in a noun or a verb. */
export const apostrophes: readonly Slip[] = [
  // A plural without one.
  String.raw`
    <((?:which|what|these|those|how many|some|many|most|all) (?!(?:else|one|other)')\p{L}{3,})'s → $1s> are|were|have`,
  {
    words: String.raw`^<(?!(?:it|that|what|there|here|who|let|he|she|one)')(\p{L}{3,})'s → $1s>`,
    where: String.raw`(?=, ${WORD}s(?:,| and) (?:${WORD} )?${WORD}s\b)`,
  },
  {
    words: `<(${PERSON})'s → $1s> (?:${VERB_ONLY}|need|have|are|bring)(?! ?-)`,
    notAfter: 'an?|the|every|each|one|your|our',
  },
  `<(${NOUN_ONLY}|call|note|price|record|rule|visit|company)'s → :plural> are|were|have|do|don't|aren't`,
  `^<(${NOUN_ONLY})'s → :plural> (?:${VERB}) (?:${AFTER_VERB})`,
  "<(photo|no-show|video|logo|FAQ|demo|MOT)'s → $1s> and|or|of|to|for|are|were|with|in|on|at|from|.",
  String.raw`${PLURAL_NUMBER}|\d+ <(${UNIT_OF_TIME})'s → $1s> later|ago|after|before|in|and|we|it|you`,
  String.raw`<((?:19|20)\d0)'s → $1s> and|it|we|the|they|or|on|was|were|had|style|.`,
  `<(the ${WORD}s)' → $1> is|are|was|were|have|can|will|do`,
  // A verb without one.
  { words: `<(?!build|prove)(${VERB_ONLY})'s → $1s>`, notAfter: 'an?|the|this|its|your|our' },
  `
    agents?|receptionist|callers?|customers?|team|you|we|they <(answer|ring|call|book|help|need|work)'s → $1s>
    the|a|an|your|our|every|each|for|at|in|on|to|with|it|them|you`,
  "<(work|job|office)'s → $1> is|are|was|were",
  // A possessive with one.
  `<(?!people)(${PLURAL_NOUN})'s → $1’>`,
  {
    words: `
      your|our|the|a|each <(businesses|companies|agencies|practices)>
      name|phone|website|owner|owners|own|size|hours|records|rules`,
    right: ([nouns], { singular }) => `${singular(nouns!)}’s`,
  },
  String.raw`
    <(customer|caller|client|patient|owner|manager|tenant|guest|visitor)s → $1’s> (?:name|voice|surname|phone number|
    email address|date of birth|postcode|prices|price list|opening hours|staff|rota|website)(?:[.,;]| (?:is|was|in|
    goes|has|and|to|on|at|for|with|comes|appears)\b)`,
  `
    the|our|your|a <(${ACTOR})s → $1’s> (?:chair|name|phone|diary|address|number|voice|desk|office|inbox|car|van|dog|
    mobile|request|question|order|file|account|answer) (?:is|was|has|rings?|will|can|comes?|goes|stays?)`,
  String.raw`
    the|this|each|every|a|your <(page|site|browser)s → $1’s>
    (?:address|data|Back button|settings|title|owner)(?:[.,;]|$| (?:is|in|and|or|of|to|for|bar)\b)`,
  '<Information Commissioners → Information Commissioner’s> Office',
  `
    an?|the|one|each|every|last|next|this|that <(${UNIT_OF_TIME})s → $1’s> work|trial|notice|calls|time|pay|holiday|
    rest|post|plan|rota|orders|bookings|invoices|takings|figures|list|jobs|visits|messages|news`,
  `
    <(today|tomorrow|yesterday|tonight)s → $1’s>
    work|calls|list|jobs|visits|bookings|rota|orders|messages|post|diary|notes|plan|news`,
  String.raw`
    <((?:${PLURAL_NUMBER}|\d+|few) (?:${UNIT_OF_TIME})s) → $1’>
    (?:time|notice|holiday|pay|leave)(?:[.,;]| (?:is|are|you|we|it|the|they|to|and|or|in)\b)`,
  // A short form with one.
  '<cant → can’t>',
  { words: '<wont → won’t>', notAfter: 'his|her|its|their|your' },
  '^<lets → let’s> talk|get|start|have|go(?! of)|look|say|begin',
]

/** What somebody has, as small businesses call it. */
const POSSESSION = `
  agents?|answers?|bills?|bookings?|business|calendars?|calls?|clients?|company|customers?|details?|diary|emails?|
  guests?|hours|inbox|jobs?|lines?|messages?|money|names?|numbers?|office|orders?|patients?|people|phones?|prices?|
  questions?|records|rules|shop|staff|teams?|voice|website|work`

/** Possessions of people and small businesses that are seldom said to be there: they keep there keys. */
const HOUSEHOLD = `
  own|bookings?|business|clients?|company|customers?|details|diary|homes?|hours|inbox|jobs?|keys|message|minds?|money|
  names?|numbers?|office|orders?|patience|patients|phones?|prices|staff|team|voice|website`

/** What an agent or another thing has. */
const OF_A_THING = `
  answers?|best|calls|clients|cost|customers|data|desk|diary|greeting|hours|job|limits|menu|name|notes|owner|page|
  place|price|promise|purpose|record|rota|rules|size|staff|steps|stock|team|time|turn|voice|way|website|weight|word|
  work`

/** Verbs behind it, which show that it is the subject. */
const PREDICATE = 'is|are|was|were|has|have|never|will|can|gets?|needs?|wants?'

/** What belongs to "in", which may also be a part of the verb before: when a call comes in it’s answered. */
const AFTER_IN = 'own|head|diary|inbox|name|office|industry|hands|field'

/** A place: out of the office. */
const PLACE = '(?:at|away|behind|in|near|off|on|out|under|up|with) (?:a|an|our|the|your)'

/** What comes behind an adjective in a clause that goes on: it’s ready when you are. */
const AFTER_ADJECTIVE = String.raw`
  [.;!?]|$|, (?:it|we|you|they|the|so|and|but|or|he|she|your|an?|this|that|not|just|because|which)\b| (?:to|that|when|
  if|because|for you|for us|in the|on the|at the|and (?:it|you|we|they))\b`

/** Past participles, but not nouns with the same ending: its feed, its speed. */
const PARTICIPLE = String.raw`
  (?!\p{L}*eed\b|(?:bed|shed|sled|insured|deceased|accused)\b)\p{L}{2,}ed|built|sent|kept|held|made|written|paid|sold|
  bought|done|taken|given|shown|known|hidden|chosen|meant|driven`

/** Words after a participle that does not describe a noun. */
const AFTER_PARTICIPLE = `
  in|on|at|by|to|for|with|from|as|when|where|while|before|after|until|once|because|if|unless|into|through|within|
  without|under|during|against|so that`

/** The end of a clause, but not in their, and our, opinion. */
const NO_NOUN_FOLLOWS = String.raw`(?=${CLAUSE_END})(?!, (?:and|or|but|not|if|as) [^.!?\n]{1,40},)`

/** A possessive or a short form, which sound alike: its and it’s, your and you’re, their, there and they’re. */
export const possessives: readonly Slip[] = [
  // its, not it’s
  "<it's → its> own(?!-)",
  `(?:an?|the|your|each|every) ${WORD} and <it's → its> (?:source|cause|origin|value|name|owner|page|record)[.,;!?]`,
  `<it's → its> (?:history|price|name|number|owner|contents|date|length|size) (?:and|or)
    (?:any|the|an?|its|all|your)`,
  "with|of|from|by|into|between|without|under|during|against|within <it's → its>",
  `in|at|on|over <it's → its> ${AFTER_IN}`,
  "in <it's → its> (?!always|perhaps|yours|ours|theirs|hers|his|this)\\p{L}{3,}s(?:[.,;!?]| (?:and|or) (?:it|you|we|they))",
  `for|about|through|behind|despite <it's → its> (?:own )?(?:${NOUN}|${OF_A_THING})(?:[.,;!?]|$)`,
  `
    do|does|did|follows?|loses?|lost|uses?|needs?|keeps?|kept|gives?|changes?|chooses?|reads?|has|have|had|
    reach(?:es)?|learns?|knows?|shows?|worth|in <it's → its> ${OF_A_THING}`,
  // The object of these verbs is never a clause.
  `
    (?:fail|pass|renew|miss|open|close|book|finish|start|change|update|collect|lower|raise|double|reduce|increase|
    protect|improve)(?:e?s|e?d|ing) <it's → its> ${WORD}`,
  `<it's → its> (?:${OF_A_THING}) (?:is|are|was|were|has|have|can|will|comes?|goes|stays?|depends?|never|always)`,
  `<it's → its> (?!always|perhaps|sometimes|yours|ours|theirs|hers|his|this)\\p{L}{3,}s (?:${VERB_ONLY})`,
  "<it's (?:affect|effect) → its effect> is|was|on",
  // it’s, not its
  `<its → it’s> (?:an?|the|been|not|your|our|always|never|also)(?!-)`,
  `
    <its → it’s> (?:left|kept|sent|put|taken|shut|cut|known|used|called|closed|switched|turned) (?:out|off|because|
    when|if|by (?:a|an|the|your|our))|because|why|how|worth (?:a|it|the)|up to (?:you|us|them)`,
  `
    ^<its → it’s> (?:ready|easy|free|here|there|done|simple|quick|true|worth|possible|best|better|called|included|
    open|closed) (?:when|to|if|because|for|that|with|in|on|at|and|from|the)`,
  `
    ~<its → it’s> (?:so|too|my|here|there|about|up|to|with|going to|time to|hard to|easy to|worth|where|gone|getting|
    raining|OK|okay|impossible)(?![-–])`,
  `
    ~<its → it’s> (?:${PLURAL_NUMBER}|one|half|a quarter|quarter|nearly|almost|just|only|about|around|well|
    exactly)(?: (?:${PLURAL_NUMBER}|ten|half|quarter))? (?:past|to|o'clock|gone|after|minutes|in the (?:morning|
    afternoon|evening))`,
  `
    ~<its → it’s>
    (?:ready|easy|free|open|closed|done|simple|quick|true|possible|important|urgent|safe|late|early|busy|clear|fine|
    human|broken|cheap|expensive|wrong|right|hard|difficult|cold|hot|wet|dark|empty|likely|normal|common|over|live|
    missing|yours|ours|theirs|useful|legal|private|serious|personal|enough|better|best)(?:${AFTER_ADJECTIVE})`,
  // No noun follows, of which it would be: its encrypted in transit.
  String.raw`
    ~<its → it’s> (?:(?:${ADVERB}|
    (?!family|reply|supply|assembly|monopoly)\p{L}{3,}ly) )?(?:${PARTICIPLE})(?:
    [.;:!?]|, (?:so|because|which|and (?:it|nobody|they|we|you))\b| (?:${AFTER_PARTICIPLE})(?![\w-]))`,
  `if|whether <its → it’s> ${WORD},`,
  'who <its → it’s> for',
  '<its too? → it’s too> late|early|soon|big|small|busy|much|many|hard|long|expensive|far|hot|cold|slow|easy',
  // your, not you’re or you
  "with|of|from|by|into|between|without <you're → your>",
  `in|at|on|over|under <you're → your> ${AFTER_IN}`,
  `half|both|about|through|behind <you're → your> ${WORD}`,
  "<you're → your> own(?!-)|(?:bank holiday|opening|closing|business|office) hours",
  "(?:gives?|gave|sends?|sent|brings?|brought|hands?|feeds?|lends?) (?:it|us|them|me|him|her) <you're → your>",
  `<you're → your> (?:(?:main|whole|current|existing|new|first|last) )?(?:${POSSESSION}) (?:${PREDICATE})`,
  `
    <you're → your>
    (?:agents?|diary|phone|prices?|office|website|inbox|name|number|rules|desk)(?!-| (?:by|to|of|only|book|call))`,
  "<you're → your> (?:staff|team|clients|patients) (?:check|see|know|get|answer|work)",
  `
    ^put|let|wait|lay down|use|give|keep|open|check|send|choose|set|tell|bring|take|save|free|share|build|grow|run|
    leave|fill|help|train|meet|show|start|pick|try|add|copy|type|read|forward|connect|divert|book|ask|call
    <you → your> ${POSSESSION}|turn|tools|callers|time|evenings?|weekend|demo`,
  `
    answers?|asks?|waits?|looks?|thanks|learns?|checks?|needs?|writes?|reads?|knows?|book|with|for|of|on|in|from|to|
    by|at|about|uses?|keeps?|change|choose|fill in|tell us <you → your> address|agents?|bookings?|business|calendar|
    calls|clients|customers?|demo|details|diary|e?-?mail|hours|inbox|invoices?|logo|messages|names?|notes|numbers?|
    office|order|phone|prices?|price list|questions|records|requirements|rules|staff|team|website`,
  `use|in|on|for|with|from|to|at|by|write|set <you → your> own (?!the|an?|it|more|your|several)${WORD}`,
  'helps?|lets? <your → you> grow|save|see|find|keep|get|choose|decide|understand|learn|win|sell|make|take|do|be',
  // you’re, not your
  `
    <your → you’re> a|an|the|all set|charged|unable|welcome(?: to|[.,!?])|going to|responsible for|entitled to|free
    to|asked (?:to|for|if)|called back|put through|rung back|told|${PLACE}`,
  '<your → you’re> not(?!-)',
  'what|whatever <your → you’re> owed|saying|doing|after(?!-)|(?:looking|paying|asking) for|(?:missing|buying)(?:[.,?]|$)',
  `
    <your → you’re> (?:too|already|still|never|getting|losing|looking for|paying for|asked to|put through) (?:a|an|to|
    the|up|your|${WORD}ed|${WORD}ing)|(?:ready|happy|sure|able|welcome|free|busy) (?:to|for|when|with|that|if|and)`,
  String.raw`<your → you’re> (?:\d+|one|ten|${PLURAL_NUMBER}) ${WORD} (?:up|away|behind|early|late|short)`,
  String.raw`<your → you’re> (?:\d+|one|ten|${PLURAL_NUMBER}) short(?:[.;]|$| (?:for \w+|tonight|today)(?![\w-]))`,
  `
    that|if|when|because|know|think|sure|unless|while <your → you’re>
    (?:right|wrong|happy|sure|ready|busy|late|welcome|away|closed|open)(?:[.,;!?]|$)`,
  // their, not there or they’re
  `of|for|with|to|on|by|behind|${WORD}s and <there → their> ${HOUSEHOLD}|calls|desk|rules`,
  `
    get|got|see|like|love|make|tell|ask|find|open|answer|run|pay|know|take|use|give|send|keep|los(?:t|es?)|keeps|kept|
    gave|gives|checks?|reads?|changes?|sends|sent|uses|used|knows|wants?|needs?|has|have|had|missed|forget|forgot
    <there → their> (?:${HOUSEHOLD})(?! (?:${PREDICATE}) )`,
  {
    words: 'is|are <there → their> own|desk|phone|diary|name|number|business|office|website|team|price',
    notBefore: 'name of',
    where: String.raw`(?<!\b(?:what|who|how|where|if|whether) (?:is|are) there)`,
  },
  `
    <there → their> (?:agents?|business|callers?|calls|clients?|customers?|diary|inbox|messages|office|patients|
    phones?|prices?|questions|staff|team|website) (?:${PREDICATE}|answers?|calls?|rings?|asks?|knows?|works?|always)`,
  `
    and|but|because|if|when|that|so|while|since|as|whether|before|after|until <there → their>
    (?!(?:is|was|has|seems|exists|appears|remains|comes|goes|follows|costs|counts) )${WORD}s (?:want|need|are|were|
    have|get|call|ring|expect|ask|like|know|can|will|don't|go|come|keep|use)`,
  `
    (?:clinicians|people|owners|callers|customers|staff|teams|they|you|firms) (?:get|have|need|want|lose|save|use|
    give|spend|keep) <they're → their>`,
  "<they're → their> own(?!-)",
  `
    <they're → their> (?:desk|phones?|diary|website|inbox|prices|messages|bookings|invoices|names|numbers|details|
    questions)(?!-| (?:only|book|call))`,
  // they’re and there, not their
  '<their → there> is|are|was|were|has been',
  {
    words: `
      is|are|was|were|be|been|what's|who's|that's|it's|they're|we're|you're|I'm|out|over|up|down|in|from|go|goes|went|
      get|gets|got|here and <their → there>`,
    where: NO_NOUN_FOLLOWS,
  },
  { words: '<their → there / theirs>', where: NO_NOUN_FOLLOWS },
  "<they're are → there are>",
  '^<theirs → there’s> a|an|no',
  '^<theres → there’s> a|an|no|the|one',
  `<their → they’re> a|an|the|asked (?:to|for|if)|called back|put through|rung back|told|${PLACE}`,
  '<their → they’re> not(?!-)',
  `
    when|while|because|if|that|once|until <their → they’re>
    on holiday|away|busy|out|ill|late|here|ready|closed|open|asleep|at lunch|in a meeting`,
  '<they → the> (?:agent|caller|client|customer|manager|owner|receptionist)s?',
  // whose, and who’s
  String.raw`
    <who's → whose>
    (?:${PLURAL_NOUN})\b(?! (?:only|first))|phones|diary|inbox|fault|idea|turn|desk|name|number|office|business|phone`,
  "<who's → whose> own(?!-)",
  "<who's → whose> (?:MOT|call|agent|dog|order|invoice|booking|tenant|patient) (?:is|was|has|are|will)",
  {
    words: '<whose → who’s> there|here|next|calling|ringing|free|open|first|in|on|at|a|an|the',
    notBefore: `(?:${WORD} )?${WORD} (?:is|are|was)`,
  },
  `
    (?:colleague|person|someone|somebody|anyone|anybody|customer|caller|client|agent|manager|people)
    <whose → who’s> (?:left|gone|been|moved|ill|away|late|joined)(?:[.,;!?]|$| (?:the|a|us|to|for|and|or|early|
    today)\\b)`,
  // ours, yours, theirs
  "<(your|their|our)'s → $1s>",
  `<(your|our|their)s → $1> ${PLURAL_NOUN}|agent|team|office|phone`,
  `
    for|of|with|from|in|on|to|by|about|after|before <are → our>
    reply|agents?|customers?|clients?|office|own|prices?|team|calls?|number|website|terms|phone|shop|records`,
  // we’re, were and where
  `
    tell us|tell it|asks?|knows?|shows?|sees?|find out|checks?|decides?|says?|place|town|point <were → where>
    you|the|we|they|it|your|each|every|a|everything`,
  '^<were → we’re> here|open|closed|based|happy|proud|glad|sorry',
  {
    words: '^<where → we’re> here|open|closed|based|happy|ready|glad|sorry|proud',
    notBefore: `${WORD} (?:is|are|do|does|can|it|we|you)`,
  },
  `
    we|they|you|calls|customers|callers <where → were>
    closed|open|told|late|busy|asked|not|very|too|always|never|sent|put|given|happy|missed|away|out`,
]
