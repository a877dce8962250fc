import type { Slip } from '../slips.ts'
import {
  ADVERB,
  BE,
  DETERMINER,
  MODAL,
  NOUN_ONLY,
  PAST_TENSE,
  PLURAL_NUMBER,
  VERB,
  VERB_ONLY,
  WORD,
} from './parts-of-speech.ts'

/** Forms of the past, and participles, that are nothing else. */
const PAST_TENSE_OR_PARTICIPLE = `${PAST_TENSE}|saw|told|kept|lost|paid|heard|got|sent|had|was|were`

/** Words that end in -ed, but are not in the past tense. */
const NO_PAST_TENSE = `
  need|feed|speed|proceed|succeed|exceed|embed|shed|bleed|heed|seed|breed|wed|weed|red|indeed|hundred|bed|fed|led|shred|
  tread|spread`

const DO_NOT = "didn't|doesn't|don't|did not|does not|do not"

/** A verb that does not have the form that its auxiliary verb, or the word before it, asks for. */
export const verbForms: readonly Slip[] = [
  // The base form, after an auxiliary verb.
  {
    words: `
      (?:do|does|did) (?:it|he|she|they|we|you|this|that|(?:the|an|your|our) (?:${NOUN_ONLY}))
      <(?:${VERB})s|${PAST_TENSE_OR_PARTICIPLE}|has|received|hired|used|closed|answered|called → :base>`,
    notAfter: 'to|can|will|must|should|not',
  },
  `
    (?:does|did) (?:the|your|our|their) (?:team|firm|office|phone|staff|price|shop|price list|diary)
    <(${VERB_ONLY}|cost|help|need|open|work|answer)s → $1>`,
  `
    <do ((?:the|your|our|their) (?:team|firm|office|phone|staff|price|shop|price list|diary)) (${VERB_ONLY}|cost|help|
    need|open|work|answer)s → does $1 $2>`,
  `${DO_NOT} <has → :base>`,
  `
    ${DO_NOT} <${PAST_TENSE_OR_PARTICIPLE}|received|(?:${VERB})s → :base>
    ${DETERMINER}|that|to|in|on|at|back|up|out|what|how|.`,
  `
    (?:did|does|do) not
    <answered|helped|asked|wanted|needed|booked|worked|knew|said|made|${PAST_TENSE_OR_PARTICIPLE} → :base>`,
  `(?:${DO_NOT}) (?:${VERB}) or <(?:${VERB})s|charges|stores → :base> an?|the|any|your|it|anything|them|you|us`,
  `${MODAL} <${PAST_TENSE_OR_PARTICIPLE} → :base>`,
  `
    can|could|will|would|should|must|might|can't|won't|don't|doesn't|didn't
    <(${VERB_ONLY}|answer|book|call|check|help|look|show|sort|use|work)(?:e?s|ed) → $1>`,
  {
    words: String.raw`
      <(${MODAL}) (?!(?:${NO_PAST_TENSE})\b)(\p{L}{2,}ed)>
      the|a|an|your|our|it|them|you|us|to|in|on|at|for|with|by|every|all|this|that|more|one`,
    right: ([modal, past], { base }) => `${modal} ${base(past!)}" or "${modal} be ${past}`,
  },
  String.raw`did <(?!(?:${NO_PAST_TENSE})\b)\p{L}{2,}ed → :base> ${DETERMINER}`,
  { words: `to <${PAST_TENSE} → :base>`, where: '(?<!to (?:ran|hid|wore|chose))' },
  `can|could|must|should|might <to →> ${VERB}|be|have|do`,
  `<(nobody|no one|nothing) (?:don't|doesn't) → $1> ${VERB}`,
  "<(?:am|is|are|'m|'re) agree → agree>",
  `
    help(?:s|ed)? (?:you|us|them|him|her|customers|callers|people) <saving|keeping|getting|answering|finding|
    growing|winning|making|taking|booking|planning|seeing|understanding|choosing|deciding|running|working|selling →
    :base>`,
  // The participle, after have and be.
  `(?:has|have|had|having|we've|you've|they've|I've)(?: (?:${ADVERB}|all))? <${PAST_TENSE} → :participle>`,
  {
    words: `
      (?:has|have|had)(?: (?:already|just|never|not))? <send|write|give|take|go|see|saw|ring|speak|choose|forget|know|
      make|keep|tell|hear|find|begin|do|did → :participle> the|a|an|it|them|you|us|your|our|to|up|out|for|in|on|back`,
    where: String.raw`(?<!\b(?:how|what|when|why|where|who)(?: ${WORD})? (?:has|have|had) ${WORD})`,
  },
  `
    (?:would|could|should|will|might|must) (?:not )?(?:have|has) <book|call|ask|answer|want|need|start|wait|help|
    check|open|close|move|save|use|work|visit → :participle> an?|the|it|you|us|them|in|on|at|with|to|for|back|first|by|
    .`,
  `
    (?:${BE})(?: (?:${ADVERB}))? <ate|began|broke|chose|drank|drove|forgot|froze|gave|grew|hid|knew|shook|spoke|
    stole|threw|took|tore|went|woke|wore|wrote → :participle>`,
  {
    words: `
      (?:${BE}|gets?|got)(?: (?:${ADVERB}))? <send|build|use|design|base|record|include|store|close|call|answer|book|
      file|check|charge|delete|save|move|share|list|require|ask|tell|hire|handle|train|encrypt|keep|give|take|write →
      :participle>`,
    where: String.raw`(?=\.| (?:in|at|by|for|back|from|when|as|once|within|to (?:a|the|your|our|us|you)|(?:every|on) (?:
      day|week|month|${WORD}day))\b)(?<!\b(?:no|good|free|easy|ready|best|of|long|short|last|first) \w+)`,
  },
  `(?:${BE}|'re|'s)(?: (?:not|also|only))? <please|suppose|oblige|prepare|allow|require|force|expect → :participle> to`,
  '<(I|we|they|you) seen → $1 saw> the|a|an|it|your|our|this|that|them',
  '<(I|we|they|you) done → $1 did> the|a|an|it|your|our|this|that|them',
  '^<(it|he|she) seen → $1 saw> the|a|an|it|your|our|this|that|them',
  '^<(it|he|she) done → $1 did> the|a|an|it|your|our|this|that|them',
  '(?:it|that|this|work|job|call) is <did → done> and|when|it|the|.',
  'has|have|had <lead → led> to',
  // The form in -ing, and to.
  `
    am|is|are|was|were <call|ask|take|give|write|send|go|get|make|answer|wait|look|work|try|help|use → :ing>
    the|a|your|our|it|them|you|us`,
  'look(?:s|ing|ed)? forward to <hear|see|meet|speak|talk|work|get|help|welcome|show|receive → :ing>',
  `
    (?:we|you|people|customers|callers|patients|clients|staff)(?:'re| are) used to
    <${VERB_ONLY}|answer|book|call|help|wait|work → :ing> ${DETERMINER}|calls|customers|messages|people`,
  `avoid(?:s|ed)?|enjoy(?:s|ed)?|finish(?:es|ed)?|suggests?|worth <to (${VERB}) → :ing>`,
  {
    words: `(?:stop|prevent)(?:s|ed)? (?:you|us|them|him|her|callers|customers) <to (${VERB}|miss)>`,
    right: ([verb], { ing }) => `from ${ing(verb!)}`,
  },
  {
    words: `
      without <ask|answer|pay|wait|call|tell|check|read|write|sign|speak|leave|lose|change → :ing>
      you|us|the|them|your|anyone|first|for|a|.`,
    where: '(?<!without (?:answer|pay|change|call|check|leave))',
  },
  {
    words: `
      happy|ready|able|unable|glad|free|pleased|keen|willing|supposed
      <(help|call|answer|talk|start|show|hear|explain|meet|visit|be|ring|write) → to $1>`,
    where: String.raw`(?=\.| (?:you|your|the|a|us|it|with|any|every|at|on)\b)`,
  },
  `^please <to →> ${VERB}|be`,
  `(?:suggest|recommend|propose)s? (?:you|them|him|her)|had better|would rather|'d rather|'d better <to →> ${WORD}`,
  `lets? (?:you|us|them|him|her|it)|makes? (?:you|us|them) <to →> ${VERB}|rest|sleep|focus|relax|be|have|do`,
  `(?:${BE}|'m|'re|gets?|got)(?: not)?|(?:the|our|your|an?) (?:${NOUN_ONLY}) <use → used> to`,
  'we|they|you|I <use → used> to (?:be|call|do|get|have|ring|spend|take|write)',
  // A form of be that is missing.
  {
    words: `
      ^we|they|you <(going|looking|trying|getting|working|waiting|making|taking|doing|calling|hoping|planning|able|
      supposed|allowed) → are $1>`,
    notBefore: String.raw`(?:to|for) [^.?!]*\?`,
  },
  '^it|he|she <(going|trying|working|waiting|making|taking|calling|supposed|allowed|able) → is $1>',
  'might|may|could <maybe|perhaps → be> possible|able|needed|right|wrong|better|enough|ready|too|the|a',
  `
    (?:there|it|they|we|you|he|she) (?:may|might|must|should|could|would|will|can) <→ be>
    an?|the|too|very|no(?! (?:longer|more|doubt) )`,
  `that|this <it → is> (?:an?|the) ${WORD}[.,]`,
  {
    words: String.raw`
      <is → it’s>
      (?:easy|simple|possible|ready|quick|free|available|important|worth|always|never|about|also)\b(?![^.!?\n]*\?)`,
    at: String.raw`(?<=^|\n\n|[.!?“] )`,
  },
  // The tense.
  String.raw`
    ^if|when|as soon as|before|after
    <(you|we|it|they|somebody|someone|a caller|a customer|the agent|your agent) will → $1> ${WORD}[^.,?!\n]{0,40},`,
  {
    words: String.raw`
      <(is|are) ((?:here|open|live|in business|with us|${WORD}ing(?: [^.,;\n]{1,20})?)) since>
      \d+|${PLURAL_NUMBER}|last|we|the (?:start|beginning)|spring|summer|autumn|winter|January|February|March|April|
      May|June|July|August|September|October|November|December|${WORD}day`,
    right: ([be, rest]) => `${/^is$/i.test(be!) ? 'has' : 'have'} been ${rest} since`,
  },
  String.raw`
    <since → for> (?:${PLURAL_NUMBER}|\d+|many) (?:years|months|weeks|days|hours)\b(?! ago| before| later)`,
  String.raw`<since ((?:${PLURAL_NUMBER}|\d+) (?:years|months|weeks|days)) ago → $1 ago / for $1>`,
  String.raw`
    ^we|I|they <(work|answer|sell|help|build|run|live|know|offer) → have (done so)>
    (?:${WORD} ){0,3}since (?:\d{4}|${WORD}day|spring|summer|autumn|winter)`,
  // The order of a question.
  {
    words: String.raw`^<how (it|this|that) (${WORD}s)\?>`,
    right: ([subject, verb], { base }) => `how does ${subject} ${base(verb!)}?`,
  },
  String.raw`^why|how|when|where <(you|we|it|they) (should|can|must|will) → $2 $1> [^.?!\n]{2,60}\?`,
  // \3 is the first part in brackets.
  String.raw`<(is|are|was|can|will|has|have|must|should) (it|you|they|we|he|she) \3 → $1 $2>`,
  // Another verb.
  `
    <(price|cost|number|rent|rate|bill|total)(s?) raises? → $1$2 rises / $1$2 rise>
    every|each|by|in|with|when|again|to|after|.`,
  {
    words: `
      we|you|they|it|to|can|I|don't|doesn't|never|always <do(es)?>
      (?:an?|no|any|fewer|many) (?:mistakes?|decisions?|effort)`,
    right: ([ending]) => (ending ? 'makes' : 'make'),
  },
  '<mak(e|es|ing) → giv$1> (?:you )?(?:a|an|no) discount',
  // A verb in two words.
  `to|will|can|we|you|they|could|must|should|please|let's <setup → set up> your|the|an?|our|it|this|every|each|one`,
  `
    please|to|can|will|you|we|they|must|just|could|should|let's <(log|sign)(in|out|up) → $1 $2>
    to|in|at|with|here|for|now|today|from|and|.`,
  `
    please|can|will|you|we|they|must|just|could|should|let's <(check|back|pick|hand|roll|shut|follow|clean|look)(out|
    up|over|down) → $1 $2> ${DETERMINER}|with|from|now|today|here|on`,
]
