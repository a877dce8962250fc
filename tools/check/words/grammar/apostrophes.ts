import type { Slip } from '../slips.ts'
import {
  ACTOR,
  AFTER_VERB,
  NOUN_ONLY,
  PLURAL_NOUN,
  PLURAL_NUMBER,
  UNIT_OF_TIME,
  VERB,
  VERB_ONLY,
  WORD,
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
  {
    words: `<(${NOUN_ONLY}|call|note|price|record|rule|visit|company)'s> are|were|have|do|don't|aren't`,
    form: 'plural',
  },
  { words: `^<(${NOUN_ONLY})'s> (?:${VERB}) (?:${AFTER_VERB})`, form: 'plural' },
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
    email address|date of birth|postcode)(?:[.,;]| (?:is|was|in|goes|has|and|to|on|at|for|with|comes|appears)\b)`,
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
