import type { Slip } from '../slips.ts'
import { NOUN, NOUN_ONLY, PLURAL_NOUN, PLURAL_NUMBER, UNIT_OF_TIME, VERB, VERB_ONLY } from './parts-of-speech.ts'

/** Several of what has no plural that is a verb as well. */
const CLEAR_PLURAL = 'agents|bookings|callers|clients|customers|invoices|messages|patients|questions|rules'
const SEVERAL = `${CLEAR_PLURAL}|people|hours|minutes`
const PERSON = 'caller|customer|client|person|patient|manager|owner|colleague|visitor|tenant|guest'

/** One or several: this agent, these agents. */
export const nounNumber: readonly Slip[] = [
  // Several are meant.
  String.raw`<this → these> (?:${CLEAR_PLURAL})\b(?! of)`,
  `these|those <${NOUN} → :plural> (?:${VERB}|is|are|was|were|have|has|can|will)s?`,
  `
    (?:one|some|many|most|each|both|none) of (?:the|our|your|these|those|its|their)
    <${NOUN}|reason|way|thing|branch|trade|room|desk|playbook|bundle|floor|clinic|bill|quote|photo → :plural> is|are|
    was|were|
    has|have|will|can|in|on|at|for|to|with|and|or|who|that|rings?|answers?|asks?|calls?|needs?|wants?|.`,
  `
    (?:all|most|some|both) of (?:your|the|our|their|these|those) <${NOUN_ONLY}|call|note|rule|question|record → :plural>
    are|were|have|go|come|get|hang|want`,
  `
    many|both|few <${NOUN} → :plural>
    is|are|was|were|have|has|can|will|who|that|in|at|on|from|to|for|call|hang|want|ask|.`,
  `many|both|few <${NOUN_ONLY} → :plural> ${VERB_ONLY}|need|have|close|open`,
  `
    most|some|several <${NOUN_ONLY} → :plural>
    ${VERB}|are|were|have|never|always|can|will|who|do|don't|would|might|at|only`,
  `
    ${PLURAL_NUMBER}|many|few <agent|caller|customer|client|email|minute|month|question|week → :plural>
    and|or|in|at|on|for|with|to|from|are|each|a|.`,
  {
    words: `
      ${PLURAL_NUMBER}|few|many <${NOUN}|email|time|desk|${UNIT_OF_TIME}|ring|branch|room → :plural>
      and|or|in|at|on|for|with|from|to|are|were|have|who|that|later|ago|before|a|each|every|come|hang|ring|want|get|.`,
    at: String.raw`(?<!-)\b`,
    notAfter: 'an?|the|one|or|to|and',
  },
  `
    a couple of|hundreds of|dozens of|thousands of|a few|plenty of|lots of|a number of <${NOUN}|time|desk|
    ${UNIT_OF_TIME} → :plural> a day|a week|a month|later|ago|who|that|are|were|have|in a|every|each|at|on|.`,
  `
    there (?:are|were) (?:no|many|some|few|${PLURAL_NUMBER})(?: (?:set-?up|set up|hidden|extra))?
    <fee|charge|cost|contract|agent|reason|rule|question|call|customer|step|way → :plural> to|for|in|on|at|and|of|.`,
  {
    words: String.raw`
      (?:for|in|after|within|about|over|under|every|last|next|past) (?:${PLURAL_NUMBER}|thirty|forty|fifty|\d{2,})
      <${UNIT_OF_TIME} → :plural> each|the|it|we|you|they|and|or|later|ago|of|in|on|at|with|.`,
    notBefore: 'of the day',
  },
  `^other <(?!business )(${NOUN_ONLY}) → :plural> can|will|is|are|has|have|${VERB_ONLY}`,
  'seven|five|six|7|5|6 <day (a|per) week → days $1 week>',
  // One is meant.
  {
    words: String.raw`
      every|each|another <(?!(?:answers|forms|numbers|orders|phones|prices|records|reports|
      requests)\b)(${PLURAL_NOUN}|companies|desks|teams|industries) → :singular>`,
    notBefore: 'of',
  },
  { words: `<((?:per|each|every|(?:within|in|after|for) one) (?:${UNIT_OF_TIME}))s → $1>`, notBefore: 'and|or' },
  `an? <${SEVERAL}|days|weeks|months|phones → :singular> to|for|is|in|and|or|that|who|a|.`,
  String.raw`
    a|the|your|one|this|each|every <((?:${PLURAL_NUMBER}|\d+)-(?:${UNIT_OF_TIME}))s → $1>
    slot|call|trial|visit|break|walk|drive|guarantee|wait|appointment|window|gap|rule`,
  {
    words: String.raw`
      <(\d{1,3}|${PLURAL_NUMBER}|thirty|sixty|ninety) (${UNIT_OF_TIME}) → $1-$2>
      roadmap|trial|guarantee|journey|plan|call|slot|warranty|contract|pilot|rollout|money-back`,
    at: String.raw`(?<![-–.,:£\d])\b`,
  },
  '<24 hours? days? → 24 hours a day>',
  // Uncountable and countable nouns.
  {
    words: `<(information|advice|equipment|feedback|software|furniture|staff|homework|luggage|training)s → $1>`,
    notBefore: 'up|down|out',
  },
  { words: `<much → many> ${SEVERAL}`, notAfter: 'as|so|very|how' },
  `how <much → many> ${SEVERAL}|calls|days|desks|times|orders|jobs`,
  `
    how <many → much> (?:holiday|time|money|work|paperwork|information|notice|help|post|rent|staff time) (?:do|does|
    did|is|have|has|can|will|you|it|there)`,
  `<amount → number> of (?:${SEVERAL}|calls|emails|enquiries)`,
  {
    words: `<less → fewer> calls|customers|emails|enquiries|errors|interruptions|mistakes|people|questions|visits`,
    at: String.raw`(?<!-)\b`,
  },
  { words: '<too less → too little / too few>', notBefore: String.raw`\p{L}+ than` },
  '<that (decisions|rules|prices|agents|calls|answers|pages|figures|steps|questions|documents) → those $1> are',
  // A person who, a thing that.
  `
    (?:an?|the|every|each) (?:${PERSON})|people|callers|customers|clients|patients <which → who>
    is|are|was|were|has|have|never|always|calls?|asks?|rings?|wants?|needs?|comes?|can|will`,
  `
    (?:the|these|those|all|our|your) (?:calls|messages|emails|bookings|invoices|orders|questions|prices|pages|forms|
    records|notes|rules) <who → that> is|are|was|were|has|have|come|go|need|arrive|never|always`,
]
