/*
 * Lists of words for slips: each is a part of a regular expression.
 */

/** Any word. */
export const WORD = String.raw`\p{L}+`

/** Nouns of the site that are not verbs as well. */
export const NOUN_ONLY = `
  agent|appointment|assistant|booking|business|caller|client|colleague|customer|enquiry|guest|invoice|manager|message|
  owner|patient|person|receptionist|shop|tenant|visitor`

/** All nouns of the site. */
export const NOUN = `
  ${NOUN_ONLY}|answer|call|firm|form|job|list|note|number|office|order|page|phone|price|question|record|reminder|
  reply|report|request|rule|step|team member|visit`

/** Nouns of the site in the plural. */
export const PLURAL_NOUN = `
  agents|answers|appointments|assistants|bookings|businesses|callers|calls|clients|colleagues|customers|enquiries|
  firms|forms|guests|invoices|jobs|managers|messages|notes|numbers|offices|orders|owners|pages|patients|people|phones|
  prices|questions|receptionists|records|reminders|replies|reports|requests|rules|shops|steps|tenants|things|visitors|
  visits`

/** People, firms and programs that do something. */
export const ACTOR = `
  agent|assistant|receptionist|caller|customer|client|patient|guest|tenant|visitor|manager|owner|person|colleague|
  garage|dentist|solicitor|accountant|plumber|builder|landlord|buyer|seller|supplier|candidate|employee|website|
  software|system`

/** Verbs that are not nouns as well. */
export const VERB_ONLY = `
  allow|agree|appear|apply|arrange|arrive|ask|avoid|become|begin|believe|belong|bring|build|buy|choose|come|compare|
  complain|confirm|connect|consider|contain|continue|create|decide|deliver|depend|describe|differ|divert|earn|expect|
  explain|find|forget|get|give|go|grow|hear|ignore|improve|include|inform|install|invite|involve|join|keep|know|learn|
  listen|lose|maintain|make|mention|obtain|occur|pay|prefer|prepare|prevent|protect|prove|provide|receive|recognise|
  reduce|remain|remember|remind|remove|replace|require|respond|retain|say|see|seem|sell|send|solve|speak|suggest|take|
  teach|tell|think|transcribe|translate|understand|verify|want|write`

/** Verbs that are nouns as well. */
export const VERB_OR_NOUN = `
  draft|check|answer|handle|collect|forward|transfer|cover|store|share|hire|train|test|measure|count|log|sort|track|
  cancel|update|return|start|stop|open|close|save|use|need|offer|help|show|leave|move|turn|run|change|try|pay|book|
  call|ring|text|email|charge|sign|order|reply|report|review|schedule|quote|invoice|note|list|record|welcome`

/** All verbs of the site. */
export const VERB = `
  ${VERB_ONLY}|answer|book|call|change|check|close|cost|count|deal|fill|follow|hand|hang|happen|help|leave|let|look|
  move|need|offer|open|pick|put|read|reply|report|review|ring|run|save|set|show|sort|start|stop|talk|try|turn|use|visit|
  wait|work`

/** Forms of the past that are nothing else. */
export const PAST_TENSE = `
  ate|became|began|broke|came|chose|drank|drove|forgot|froze|gave|grew|hid|knew|rang|ran|shook|spoke|stole|swam|threw|
  took|tore|went|woke|wore|wrote`

/** Words between a subject and its verb. */
export const ADVERB = 'already|also|always|just|never|not|now|often|only|sometimes|still|then|usually'

/** What an object begins with. */
export const DETERMINER = 'the|a|an|your|our|their|every|each|all|any|it|them|you|us'

/** Numbers of several. */
export const PLURAL_NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|several'

/** Units of time. */
export const UNIT_OF_TIME = 'minute|hour|day|week|month|year'

/** Days of the week. */
export const WEEKDAY = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'

/** Verbs before the base form of another. */
export const MODAL = "can|could|will|would|should|must|might|cannot|can't|won't|wouldn't|shouldn't|couldn't"

/** Forms of to be. */
export const BE = "is|are|was|were|be|been|being|am|it's|we're|you're|they're|that's|I'm"

/** Words that begin an object or a place, and so show that the word before them is a verb. */
export const AFTER_VERB = `
  ${DETERMINER}|${PLURAL_NUMBER}|no|too|very|not|to|in|on|at|for|with|back|up|out|when|if|from|about|by|after|before`

/** The end of a clause, as of a heading or an item without a full stop. */
export const CLAUSE_END = String.raw`[.,;:!?]|\s*(?:$|\n\s*\n)`

/** The beginning of a sentence, or of an item in a list. Tags and marks before it are blanks. */
export const SENTENCE_START = String.raw`\b(?<=(?:^|\n\s{0,80}\n|\n[^\S\n]*(?:[-*]|\d+\.)[^\S\n]|[.!?:“])[^\S\n]{0,80})`

/** The beginning of a clause. */
export const CLAUSE_START = String.raw`(?:${SENTENCE_START}|\b(?<=, |
  \b(?:and|but|so|because|if|that|when|whether|since|while|although|though|unless|until|once|says?|said|means?|know|
  knows|think|thinks|sure|hope|tells? (?:you|us|them|callers)) ))`
