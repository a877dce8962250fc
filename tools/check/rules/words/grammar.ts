import { loadInflection, type Inflection } from '../../words/inflection.ts'
import { isAllowed, wayOut } from '../../words/allowed.ts'
import { filesWithSentences } from '../../words/sentences.ts'
import type { Rule } from '../rule.ts'

/** Nouns of the site that are no verbs as well. */
const THING =
  'agent|appointment|booking|business|caller|client|colleague|customer|enquiry|guest|invoice|manager|message|owner|' +
  'patient|person|receptionist|shop|tenant|visitor'
const NOUN =
  `${THING}|answer|assistant|call|firm|form|job|list|note|number|office|order|page|phone|price|question|record|` +
  'reminder|reply|report|request|rule|step|team member|visit'
const PLURALS =
  'agents|answers|appointments|assistants|bookings|businesses|callers|calls|clients|colleagues|customers|enquiries|' +
  'firms|forms|guests|invoices|jobs|managers|messages|notes|numbers|offices|orders|owners|pages|patients|people|' +
  'phones|prices|questions|receptionists|records|reminders|replies|reports|requests|rules|shops|steps|tenants|' +
  'things|visitors|visits'

/** Verbs that are no nouns, and all that the site uses. */
const PURE =
  'ask|become|begin|bring|choose|come|decide|find|forget|get|give|go|hear|keep|know|learn|listen|make|pay|receive|' +
  'remember|say|see|send|speak|take|tell|think|understand|want|write'
const VERB =
  `${PURE}|answer|book|call|change|check|close|cost|count|deal|fill|follow|hand|hang|happen|help|leave|let|look|move|` +
  'need|offer|open|pick|put|read|remind|reply|report|review|ring|run|save|set|show|sort|start|stop|talk|try|turn|use|' +
  'visit|wait|work'
/** Forms of the past that are nothing else. */
const PAST =
  'ate|became|began|broke|came|chose|drank|drove|forgot|froze|gave|grew|hid|knew|rang|ran|shook|spoke|stole|swam|' +
  'threw|took|tore|went|woke|wore|wrote'
const ADVERB = 'already|also|always|just|never|not|now|often|only|sometimes|still|then|usually'
const DETERMINER = 'the|a|an|your|our|their|every|each|all|any|it|them|you|us'
const NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|several'
const UNIT = 'minute|hour|day|week|month|year'
const MODAL = "can|could|will|would|should|must|might|cannot|can't|won't|wouldn't|shouldn't|couldn't"
const BE = "is|are|was|were|be|been|being|am|it's|we're|you're|they're|that's|I'm"
/** What an object or a place begins with. */
const FOLLOWS = `(?= (?:${DETERMINER}|${NUMBER}|no|too|very|not|their|to|in|on|at|for|with|back|up|out|when|if|from|about|by|after|before)\\b)`
const END = '(?=[.,;!?]|$)'

/** The beginning of a sentence. Tags and marks before it are blanks. */
const START = String.raw`(?<=(?:^|\n\s{0,80}\n|[.!?:“])[^\S\n]{0,80})`

/** A slip of grammar, and what is meant: of the parts in brackets, from $1. */
type Slip = readonly [pattern: string, meant: string | ((parts: string[], forms: Inflection) => string)]

const NUMBER_OF_VERB: readonly Slip[] = [
  [
    String.raw`${START}((?:nobody|no one|everyone|everybody|somebody|someone|anyone|anybody|each one|everything|nothing|it|he|she) (?:${ADVERB})) (${VERB}|have|do|are|were)${FOLLOWS}`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  // agreement has the verbs that this lacks.
  [
    String.raw`${START}(nobody|no one|everyone|everybody|somebody|someone|anyone|anybody|each one|everything|nothing|it|he|she) (have|do|are|were|become|begin|choose|close|cost|count|decide|follow|forget|go|happen|listen|open|receive|remember|reply|ring|run|speak|start|stop|think|turn|wait)${FOLLOWS}`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`${START}((?:the|this|each|every|our|your|an?) (?:${NOUN})) (${VERB}|have)(?= (?:${DETERMINER})\b)`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`${START}((?:the|this|each|every|our|your|an?) (?:${THING}) (?:${ADVERB})) (${VERB}|have)\b(?! (?:centres?|notes?|back requests?)\b)`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`\b((?:an?|the|each|every|any) (?:${THING}) (?:who|that|which)) (${VERB}|have|are|were)${FOLLOWS}`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`(?<!\bof (?:the |our |your |these |those |its |their |all )?)\b((?:${PLURALS}) (?:which|who|that)) (was|is|has|does|comes|goes|needs|wants|gets|arrives)(?= (?!the|what)\p{L})`,
    ([subject, verb], { base }) => `${subject} ${{ was: 'were', is: 'are', has: 'have' }[verb!] ?? base(verb!)}`,
  ],
  [
    String.raw`\b(there (?:were|are))(?= an? (?!few|lot|number|couple|dozen|hundred|handful|range|series|variety|pair|total|great|large|good|small|huge|bunch|thousand|million|half|maximum|minimum|host|wide|mixture|mix|growing|limited|set|\p{L}+ of)\p{L})`,
    ([words]) => words!.replace(/were$/i, 'was').replace(/are$/i, 'is'),
  ],
  [String.raw`\b(there )was(?= (?:too many|many|several|(?:${NUMBER}) \p{L}+s)\b)`, '$1were'],
  [String.raw`\b(there)'s(?= (?:${NUMBER}|many) \p{L}+s\b)`, '$1 are'],
  [
    String.raw`\b((?:each|one|every one) of (?:the|our|your|these|those|its|their) \p{L}+s )(?:are|have)\b`,
    '$1is" or "$1has',
  ],
  [
    String.raw`${START}((?:the|a|your|our) (?:list|copy|price|cost|choice|name|length|record|history|summary|note|story) of (?:\p{L}+ )?\p{L}+s )are\b`,
    '$1is',
  ],
  [
    String.raw`${START}((?:the|your|our|an?) (?:${THING}) and (?:the |your |our |an? )?(?:${THING}) )(?:is|was|has)\b`,
    '$1are" or "$1have',
  ],
  [
    String.raw`\b(?:the less|the more|if|when|what|that|because|so|and|but|where|how|which|once|before|after|until) ((?:you|we|they) )(${PURE})s\b`,
    ([subject, verb]) => `${subject}${verb}`,
  ],
  [
    String.raw`\b(do|does|did)( it| he| she| they| we| you| this| that| (?:the|an|your|our) (?:${THING})) ((?:${VERB})s|${PAST}|has|was|kept|lost|paid|heard|received|hired|used|closed|answered|called)\b`,
    ([verb, subject, wrong], { base }) => `${verb}${subject} ${base(wrong!)}`,
  ],
  [
    String.raw`\b(didn't|doesn't|don't|did not|does not|do not) (${PAST}|has|was|were|kept|lost|paid|heard|received|(?:${VERB})s)(?= (?:${DETERMINER}|that|to|in|on|at|back|up|out|what|how)\b|[.,;])`,
    ([verb, wrong], { base }) => `${verb} ${base(wrong!)}`,
  ],
  [
    String.raw`\b(${MODAL}) (${PAST}|saw|told|kept|lost|paid|heard|got|sent|had|was|were)\b`,
    ([verb, wrong], { base }) => `${verb} ${base(wrong!)}`,
  ],
  [
    String.raw`\b(${MODAL}) (?!(?:need|feed|speed|proceed|succeed|exceed|embed|shed|bleed|heed|seed|breed|wed|weed|red|indeed|hundred|bed|fed|led|shred|tread|spread)\b)(\p{L}{2,}ed)(?= (?:the|a|an|your|our|it|them|you|us|to|in|on|at|for|with|by|every|all|this|that|more|one)\b)`,
    ([verb, wrong], { base }) => `${verb} ${base(wrong!)}" or "${verb} be ${wrong}`,
  ],
  [
    String.raw`\b(to (?:${PAST}))\b(?<!to (?:ran|hid|wore|chose))`,
    ([wrong], { base }) => `to ${base(wrong!.slice(3))}`,
  ],
  [String.raw`\b(can|could|must|should|might) to(?= (?:${VERB}|be|have|do)\b)`, '$1'],
]

const VERB_FORMS: readonly Slip[] = [
  [
    String.raw`\b((?:has|have|had|having|we've|you've|they've|I've)(?: (?:${ADVERB}|all))?) (${PAST})\b`,
    ([verb, wrong], { participle }) => `${verb} ${participle(wrong!)}`,
  ],
  [
    String.raw`\b((?:${BE})(?: (?:${ADVERB}))?) (ate|began|broke|chose|drank|drove|forgot|froze|gave|grew|hid|knew|shook|spoke|stole|threw|took|tore|went|woke|wore|wrote)\b`,
    ([verb, wrong], { participle }) => `${verb} ${participle(wrong!)}`,
  ],
  [
    String.raw`\b((?:${BE}|gets?|got)(?: (?:${ADVERB}))?) (send|build|use|design|base|record|include|store|close|call|answer|book|file|check|charge|delete|save|move|share|list|require|ask|tell|hire|handle|train|encrypt|keep|give|take|write)(?= (?:in|at|by|for|back|from|when|as|once|within|to (?:a|the|your|our|us|you)|(?:every|on) (?:day|week|month|\p{L}+day))\b|\.)(?<!\b(?:no|good|free|easy|ready|best|of|long|short|last|first) \w+)`,
    ([verb, wrong], { participle }) => `${verb} ${participle(wrong!)}`,
  ],
  [
    String.raw`\b((?:${BE}|'re|'s)(?: (?:not|also|only))? )(please|suppose|oblige|prepare|allow|require|force|expect)(?= to\b)`,
    ([verb, wrong], { participle }) => `${verb}${participle(wrong!)}`,
  ],
  [
    String.raw`\b(am|is|are|was|were) (call|ask|take|give|write|send|go|get|make|answer|wait|look|work|try|help|use)(?= (?:the|a|your|our|it|them|you|us)\b)`,
    ([verb, wrong], { ing }) => `${verb} ${ing(wrong!)}`,
  ],
  [
    String.raw`${START}((?:we|they|you) )(going|looking|trying|getting|working|waiting|making|taking|doing|calling|hoping|planning|able|supposed|allowed)\b(?! (?:to|for) [^.?!]*\?)`,
    '$1are $2',
  ],
  [
    String.raw`${START}((?:it|he|she) )(going|trying|working|waiting|making|taking|calling|supposed|allowed|able)\b`,
    '$1is $2',
  ],
  [
    String.raw`\b(look(?:s|ing|ed)? forward to) (hear|see|meet|speak|talk|work|get|help|welcome|show|receive)\b(?!ing)`,
    ([start, verb], { ing }) => `${start} ${ing(verb!)}`,
  ],
  [
    String.raw`\b(happy|ready|able|unable|glad|free|pleased|keen|willing|supposed) (help|call|answer|talk|start|show|hear|explain|meet|visit|be|ring|write)(?= (?:you|your|the|a|us|it|with|any|every|at|on)\b|\.)`,
    '$1 to $2',
  ],
  [String.raw`\b((?:${BE}|'m|'re|gets?|got)(?: not)? )use(?= to\b)`, '$1used'],
  [String.raw`\b((?:the|our|your|an?) (?:${THING}) use)(?= to\b)`, '$1d'],
  [String.raw`\b(is|are|was|can|will|has|have|must|should) (it|you|they|we|he|she) \1\b`, '$1 $2'],
  [String.raw`\b(didn't|doesn't|don't|did not|does not|do not) has\b`, '$1 have'],
  [
    String.raw`${START}((?:it|he|she|(?:the|your|our|each|every) (?:${THING})) (?!lets|helps|makes|asks|wants|needs|tells|gets|has|was|is)\p{L}+s [^.!?,:;\n]{2,30} and )(${PURE}|book)(?= (?:the|an?|your|our|every|each|all|it|them|appointments|calls|messages|bookings|notes|emails)\b)`,
    ([start, verb], { third }) => `${start}${third(verb!)}`,
  ],
  [
    String.raw`\b(might|may|could) (?:maybe|perhaps)(?= (?:possible|able|needed|right|wrong|better|enough|ready|too|the|a)\b)`,
    '$1 be',
  ],
  [String.raw`\b(that|this) it(?= (?:an?|the) \p{L}+[.,])`, '$1 is'],
  [
    String.raw`(?<=^|\n\n|[.!?“] )(is)(?= (?:easy|simple|possible|ready|quick|free|available|important|worth|always|never|about|also)\b(?![^.!?\n]*\?))`,
    'it’s',
  ],
  [
    String.raw`\b(it|this|that|which) lead(?= to (?:more|an?|the|fewer|better|your|less|higher|lost|another)\b)(?<!\b(?:can|could|will|would|may|might|does|did|to|let|should|must) \w+ lead)`,
    '$1 leads',
  ],
  [
    String.raw`\b(price|cost|number|rent|rate|bill|total)(s?) raises?(?= (?:every|each|by|in|with|when|again|to|after)\b|[.,;])`,
    '$1$2 rises" or "$1$2 rise',
  ],
]

const NUMBER_OF_NOUN: readonly Slip[] = [
  [
    String.raw`\b(th)is (?=(?:agents|callers|customers|clients|patients|messages|invoices|bookings|rules|questions)\b(?! of))`,
    '$1ese ',
  ],
  [
    String.raw`\b((?:these|those) )(${NOUN})(?= (?:${VERB}|is|are|was|were|have|has|can|will)s?\b)`,
    ([start, noun], { plural }) => `${start}${plural(noun!)}`,
  ],
  [
    String.raw`\b(one of (?:the|our|your|these|those|its|their) )(${NOUN}|reason|way|thing|branch|trade|room|desk)(?= (?:is|was|has|will|can|in|on|at|for|to|who|that|calls|answers)\b|[.,;])`,
    ([start, noun], { plural }) => `${start}${plural(noun!)}`,
  ],
  [
    String.raw`\b(many|both|few) (${NOUN})(?= (?:is|are|was|were|have|has|can|will|who|that|in|at|on|from|to|for|call|hang|want|ask)\b|[.,;])`,
    ([start, noun], { plural }) => `${start} ${plural(noun!)}`,
  ],
  [
    String.raw`\b(most|some|several) (${THING})(?= (?:${VERB}|are|were|have|never|always|can|will|who|do|don't|would|might|at|only)\b)`,
    ([start, noun], { plural }) => `${start} ${plural(noun!)}`,
  ],
  [
    String.raw`(?<!\b(?:an?|the|one|or|to|and) |-)\b(${NUMBER}|few) (${NOUN}|time|desk|${UNIT}|ring|branch|room)(?=[.,;]| (?:and|or|in|at|on|for|with|from|are|were|have|who|that|later|ago|before|each|every|come|hang|ring|want|get)\b)`,
    ([start, noun], { plural }) => `${start} ${plural(noun!)}`,
  ],
  [
    String.raw`\b(a couple of|hundreds of|dozens of|thousands of|a few|plenty of|lots of|a number of) (${NOUN}|time|desk|${UNIT})(?= (?:a day|a week|a month|later|ago|who|that|are|were|have|in a|every|each|at|on)\b|[.,;])`,
    ([start, noun], { plural }) => `${start} ${plural(noun!)}`,
  ],
  [
    String.raw`\b((?:all|most|some|both) of (?:your|the|our|their|these|those) )(${THING}|call|note|rule|question|record)(?= (?:are|were|have|go|come|get|hang|want)\b)`,
    ([start, noun], { plural }) => `${start}${plural(noun!)}`,
  ],
  [
    String.raw`\b((?:every|each|another) )(agents|callers|customers|clients|patients|messages|invoices|bookings|rules|questions|things|visits|jobs|calls|notes|steps|pages)\b(?! of)`,
    ([start, nouns], { singular }) => `${start}${singular(nouns!)}`,
  ],
  [String.raw`\b((?:per|each|every) (?:month|week|day|hour|year|minute))s\b`, '$1'],
  [
    String.raw`\b(there (?:are|were) (?:no|two|three|four|five|many|several|some|few) (?:(?:set-?up|set up|hidden|extra) )?)(fee|charge|cost|contract|agent|reason|rule|question|call|customer|step|way)(?=[.,;]| (?:to|for|in|on|at|and|of)\b)`,
    ([start, noun], { plural }) => `${start}${plural(noun!)}`,
  ],
  [
    String.raw`\b(how )much(?= (?:agents|callers|customers|clients|calls|messages|people|hours|minutes|days|questions|desks|times|orders|jobs)\b)`,
    '$1many',
  ],
  [String.raw`\b24 hours? day(s?)\b`, '24 hours a day'],
  [String.raw`\b(seven|five|six|7|5|6) day (a|per) week\b`, '$1 days $2 week'],
]

const APOSTROPHES: readonly Slip[] = [
  [
    String.raw`\b(you)r(?= (?:all set\b|(?:ready|happy|sure|able|welcome|free|busy) (?:to|for|when|with|that|if|and)\b))`,
    '$1’re',
  ],
  [
    String.raw`${START}(it)s(?= (?:ready|easy|free|here|there|done|simple|quick|true|worth|possible|best|better|called|included|open|closed) (?:when|to|if|because|for|that|with|in|on|at|and|from|the)\b)`,
    '$1’s',
  ],
  [
    String.raw`\b(it)'s(?= (?:price|job|name|rules|answers|notes|desk|work|limits|hours|page|owner|customers|purpose|size) (?:is|are|was|were|has|have|can|will|comes?|goes|stays?|depends?|never|always)\b)`,
    '$1s',
  ],
  [String.raw`\b(who)'s(?= (?:phone|diary|name|turn|number|office|desk|fault|idea|business)\b)`, '$1se'],
  [
    String.raw`\b(you)'re(?= (?:agents?|diary|phone|prices?|office|website|inbox|name|number|rules)\b(?! (?:by|to|of|is|are|was|were|has|have|never|will|can|gets?|needs?|wants?)\b))`,
    '$1r',
  ],
  [
    String.raw`\b(worth|keeps?|kept|loses?|lost|in|of|with|from|by|has|had|uses?|needs?|does|knows?|shows?) it's (promise|price|place|weight|job|name|rules|notes|work|way|time|turn|own|cost|record|answers|word|best)${END}`,
    '$1 its $2',
  ],
  [
    String.raw`\bits to(?=o? (?:late|early|soon|big|small|busy|much|many|hard|long|expensive|far|hot|cold|slow|easy)\b)`,
    'it’s too',
  ],
  [
    String.raw`\b(company|agent|caller|customer|client|manager|owner|patient|message|invoice|guest|tenant|note|record|rule|visit|booking|appointment)'s (?=(?:are|were|have|do|don't)\b)`,
    ([noun], { plural }) => `${plural(noun!)} `,
  ],
  [String.raw`${START}(agent|caller|customer|client|manager|owner|patient|guest)'s (?=(?:${VERB})${FOLLOWS})`, '$1s '],
  [
    String.raw`\b(customer|caller|client|patient|owner|manager|tenant|guest|visitor)s(?= (?:name|voice|surname|phone number|email address|date of birth|postcode)(?: (?:is|was|in|goes|has|and|to|on|at|for|with|comes|appears)\b|[.,;]))`,
    '$1’s',
  ],
  [
    String.raw`\b((?:an?|the|one|each|every|last|next|this|that) (?:day|week|month|year|hour|minute))s(?= (?:work|trial|notice|calls|time|pay|holiday|rest|post|plan|rota|orders|bookings|invoices|takings|figures|list|jobs|visits|messages|news)\b)`,
    '$1’s',
  ],
  [
    String.raw`\b(today|tomorrow|yesterday|tonight)s(?= (?:work|calls|list|jobs|visits|bookings|rota|orders|messages|post|diary|notes|plan|news)\b)`,
    '$1’s',
  ],
  [
    String.raw`\b((?:${NUMBER}|\d+|few) (?:minutes|hours|days|weeks|months|years))(?= (?:time|notice|holiday|pay|leave)(?:[.,;]| (?:is|are|you|we|it|the|they|to|and|or|in)\b))`,
    '$1’',
  ],
]

const ONE_FOR_ANOTHER: readonly Slip[] = [
  [
    String.raw`\b(there)(?= (?:agents?|customers?|callers?|clients?|phones?|diary|prices?|staff|office|website|inbox|calls|business|messages|questions) (?:answers?|calls?|is|are|was|were|has|have|can|will|gets?|wants?|needs?|rings?|asks?|knows?|works?|never|always)\b)`,
    'their',
  ],
  [String.raw`\bthey're are\b`, 'there are'],
  [
    String.raw`\b(tell us|tell it|asks?|knows?|shows?|sees?|find out|checks?|decides?|says?|place|town|point) were(?= (?:you|the|we|they|it|your|each|every|a|everything)\b)`,
    '$1 where',
  ],
  [
    String.raw`${START}where(?= (?:here|open|closed|based|happy|ready|glad|sorry|proud)\b(?! (?:is|are|do|does|can|it|we|you)\b))`,
    'we’re',
  ],
  [
    String.raw`\b(we|they|you|calls|customers|callers) where(?= (?:closed|open|told|late|busy|asked|not|very|too|always|never|sent|put|given|happy|missed|away|out)\b)`,
    '$1 were',
  ],
  [
    String.raw`${START}(put|let|wait|lay down|use|give|keep|open|check|send|choose|set|tell|bring|take|save|free|share|build|grow|run|leave|fill|help|train|meet|show|start|pick|try|add|copy|type|read|forward|connect|divert|book|ask|call) you(?= (?:phone|turn|tools|customers|clients|callers|patients|team|staff|diary|calls?|name|number|details|email|prices?|rules|business|agents?|inbox|time|evenings?|weekend|records|notes|website|office|shop|questions?|demo)\b)`,
    '$1 your',
  ],
  [
    String.raw`\b(book|with|for|of|on|in|from|to|by|about|use|keep|change|choose|fill in|tell us) you(?= (?:demo|agents?|office|diary|prices?|hours|rules|website|business|customers?|calls|team|staff|invoices?|details|requirements|questions|number|records|bookings?)\b)`,
    '$1 your',
  ],
  [
    String.raw`\b(helps?|lets?) your(?= (?:grow|save|see|find|keep|get|choose|decide|understand|learn|win|sell|make|take|do|be)\b)`,
    '$1 you',
  ],
  [String.raw`${START}to(?= (?:many|much|late|early|few|often)\b)`, 'too'],
  [String.raw`${START}(you|we|they|I) to(?= (?:can|could|will|would|should|have|want|need)\b)`, '$1 too'],
  [String.raw`\bto(?= (?:early|soon|quickly|slowly|expensive|tired) (?:in|for|to|on|at)\b)`, 'too'],
  [
    String.raw`\b(hands?(?: it| them| the call)? over|go(?:es)?|comes?|talks?|speaks?|listens?|sends? it|back) too(?= (?:an?|the|your|our|us)\b)`,
    '$1 to',
  ],
  [
    String.raw`\b((?:more|less|fewer|better|faster|busier|cheaper|higher|lower|earlier|later)(?: \p{L}+)?) that(?= (?:ever|before|usual|last)\b)`,
    '$1 than',
  ],
  [
    String.raw`\b(different|other) then(?= (?:an?|the|before|your|ours|what|you|we|it|one|from|waiting|guess|guessing|asking|calling)\b)`,
    ([word]) => `${word} ${/^diff/i.test(word!) ? 'from' : 'than'}`,
  ],
  [
    String.raw`\b(as (?:cheap|easy|quick|simple|good|fast|small|big|much|many|far|often|clear|useful|busy)) (?:then|than)\b`,
    '$1 as',
  ],
  [String.raw`\bthen than\b`, 'then'],
  [String.raw`\b((?:we|they|you|also|can) )sale(?= \p{L}+)`, '$1sell'],
  [String.raw`\b((?:please|should|may|could|then|now|or|didn't) )chose\b`, '$1choose'],
  [String.raw`\b((?:the|your|a|of) )chose(?= (?:is|of|was|for|to)\b)`, '$1choice'],
  [
    String.raw`\b((?:${MODAL}|may|to|not|never|don't|doesn't|you|we|they|always|often) l)oose(?! (?:a customer|a call)\b)(?= (?:an?|its|your|our|the|it|any|no|track|out|them|one|business|work|sight|sleep|interest|half|more|less|everything|nothing|patience|count)\b)`,
    '$1ose',
  ],
  [
    String.raw`\b((?:${MODAL}|may|not|does|do|doesn't) )effect(?= (?:your|our|the price|the cost|its|how|you|any|every|them|us|it|prices|calls|bookings)\b)`,
    '$1affect',
  ],
  [
    String.raw`\b((?:what|the|an|no|any|big|little|some|side|same|much|good|bad|real|direct) )affect(s?)(?= (?:does|is|did|was|will)\b|[.,])`,
    '$1effect$2',
  ],
  [
    String.raw`\b((?:we|they|you|to|can|must|should) )practice(?= (?:what|your|our|this|it|law|medicine|every|before)\b)`,
    '$1practise',
  ],
  [
    String.raw`\b((?:the|a|your|our|this|each|every|their|best|dental|law) )practise(s?)(?= (?:is|are|was|has|have|can|will|of|in|at|that|with|closes|opens|needs|manager)\b|[.,;])`,
    '$1practice$2',
  ],
  [String.raw`\b(un|re)?licenc(ed|ing)\b`, '$1licens$2'],
  [
    String.raw`\b((?:our|simple|guiding|basic|same|first|these|few|five|three|four) )principals(?= (?:are|of|that|guide|we|behind|in|to)\b|[.,;])`,
    '$1principles',
  ],
  [
    String.raw`\b((?:${BE}|looks|seems|not|works|feels|takes) )quiet(?= (?:simple|easy|good|right|sure|small|big|often|an?|the|different|new|long|short|cheap|expensive|clear|quick|fast|common|normal|rare|possible|likely|hard|well|happy|useful|ready|busy)\b)`,
    '$1quite',
  ],
  [String.raw`\b((?:be|keep|stay|go|goes|very|too|so) )quite(?=[.,!;])`, '$1quiet'],
  [
    String.raw`\b((?:an?|the|one|every|each) )quite(?= (?:evening|morning|day|hour|night|week|month|office|time|room|spell|shop|street|voice|moment|period|line|phone)\b)`,
    '$1quiet',
  ],
  [
    String.raw`\bpeace(s?)(?= of (?:paper|work|advice|news|information|cake|equipment|software|furniture|string|kit|bread)\b)`,
    'piece$1',
  ],
  [String.raw`\bpiece of mind\b`, 'peace of mind'],
  [String.raw`\bpeace and quite\b`, 'peace and quiet'],
  [String.raw`\bshear(?= (?:luck|delight|joy|volume|number|size|amount|cheek|chance|hard work)\b)`, 'sheer'],
  [
    String.raw`\b((?:can|could|to|will|you|we|they|always|never|must) )reply(?= on (?:it|us|them|you|an|a|the|our|your)\b(?! (?:behalf|same|next|day|following|phone|line|website|first|page|spot|web|form)))`,
    '$1rely',
  ],
  [String.raw`\brely(?= to (?:every|the|an?|your|you|us|it|each|all|any|emails?|customers?)\b)`, 'reply'],
  [String.raw`\b((?:please|to|can|will|and|or|you|just|always) )contract(?= (?:us|me|our|you|your)\b)`, '$1contact'],
  [
    String.raw`\b((?:sign|signed|signing|monthly|yearly|fixed|no)(?: (?:the|a|your|our|any))? )contact(s?)(?=[.,;]| (?:is|and|or|with|for|to|today|ends|runs)\b)(?<!no contacts?(?: (?:with|and|to))?)`,
    '$1contract$2',
  ],
  [
    String.raw`\b(asks?|work(?:s|ed|ing)?|ran|apart|away|far|free|different|safe|learns?|taken|made|cop(?:y|ies|ied)|choose|reads?|sent|heard?|messages|notes|orders|emails|money|replies|bookings|calls) form(?= (?:the|an?|your|our|every|each|one|two|three|home|here|there|its|it|you|us|them|work|any|all|customers?|callers?|clients?|patients?|people)\b(?! \p{L}+ (?:is|has)))`,
    '$1 from',
  ],
  [String.raw`\b((?:your|our|this) )from(?= (?:below|above|has|asks|takes|on this|needs|opens)\b|[.,;])`, '$1form'],
  [
    String.raw`\b((?:runs?|ran|go|goes|going|went|puts?|comes?|coming|looks?|gets?|reads?|thinks?|walks?|talks?|works?|right|straight|halfway|breaks?|pass(?:es|ed)?|sends?|sent|guides?|leads?)(?: it| them| you| me| us)? )(?:trough|thorough|though|thought|threw|tough)(?= (?:the|an?|your|it|every|each|our|all|to|my|their|this|on|what)\b)`,
    '$1through',
  ],
  [String.raw`\b(put )threw\b`, '$1through'],
  [
    String.raw`\b((?:a|the|more|very|most) )(?:through|trough)(?= (?:check|look|clean|read|answer|job|review|search|report|test|and)\b)`,
    '$1thorough',
  ],
  [
    String.raw`\b(even )(?:tough|thought|through|trough)(?= (?:it|the|we|you|they|your|there|he|she|our|nobody)\b)`,
    '$1though',
  ],
  [
    String.raw`${START}(?:thought|trough)(?= the (?:day|night|week|year|month|winter|summer|letterbox|door)\b)`,
    'through',
  ],
  [
    String.raw`\b((?:has|have|had|is|was|you|it|we|they|'ve|never|always|already) )bean\b(?! (?:bags?|counter|feast|count))`,
    '$1been',
  ],
  [
    String.raw`\b((?:'ll|${MODAL}|never|let (?:it|us|me|them)|I) )here(?= (?:the|your|it|every|what|you|about|an?|more|them|that|why|our|nothing|anything)\b)`,
    '$1hear',
  ],
  [
    String.raw`\b((?:over|right|${BE}|stays?|click|starts?|begins?|look) )hear(?=[.,!;:]|$| (?:for|to|when|if|all|now)\b)`,
    '$1here',
  ],
  [
    String.raw`\b((?:the|your|all|just|at) )write(?= (?:time|way|one|person|agent|answer|place|side|price|choice|day|moment|desk|number|people|team)\b)`,
    '$1right',
  ],
  [
    String.raw`\b(to )right(?= (?:an?|it|them|your|down)\b)(?<!(?:left|next|back|over|close|way|access|comes?|due|goes?|down) to right)`,
    '$1write',
  ],
  [String.raw`\bwright\b`, 'write" or "right'],
  [
    String.raw`\b((?:for|of|with|from|in|on|to|by|about|after|before) )are(?= (?:reply|agents?|customers?|clients?|office|own|prices?|team|calls?|number|website|terms|phone|shop|records)\b)`,
    '$1our',
  ],
  [String.raw`\b(the )whether(?= (?:was|is|has|will|gets|got|turned|forecast)\b)`, '$1weather'],
  [String.raw`\b(has|have|had|time has|time had) past(?=[.,;]| (?:on|by|your|the|its|all)\b)`, '$1 passed'],
  [String.raw`\b(is|are|was|were|been|be|gets?|got) past(?= (?:to|straight|back|over to)\b)`, '$1 passed'],
  [String.raw`\b(in the )passed\b`, '$1past'],
  [String.raw`\bal(?:l most)(?= (?:every|all|always|any|certainly|never|no|nothing|anything)\b)`, 'almost'],
  [String.raw`${START}some times(?= (?:it|we|you|they|the|a|your|an|there)\b)`, 'sometimes'],
  [
    String.raw`\b((?:in|of|an|for|your|simple|their|is) )every day(?= (?:life|language|English|items?|things|tasks)\b)`,
    '$1everyday',
  ],
  [String.raw`${START}everyday(?= (?:it \p{L}+s|we|you|they|the|your|our|an?|she|he)\b)`, 'every day'],
  [String.raw`${START}may be(?= (?:you|it|we|they)\b)(?![^.!?\n]*\?)`, 'maybe'],
  [
    String.raw`\b(some|any) one(?= (?:calls?|can|could|who|is|has|rings?|answers?|asks?|else|wants?|needs?|will|knows?)\b)(?<!\b(?:than|for|if|of|in|not|with|from) (?:some|any) one)`,
    '$1one',
  ],
  [String.raw`\bno body(?= (?:is|was|answers|can|has|wants|knows|picks|calls|likes|needs|will|rings)\b)`, 'nobody'],
  [String.raw`\b(a)n other\b`, '$1nother'],
  [String.raw`\bal(?= (?:calls|customers|your|the|our|agents|of|messages|these|those)\b)(?<!\bet al)`, 'all'],
  [String.raw`\b((?:you|we|they|us|me|them) )now(?= (?:what|how|who|where|why|whether)\b)`, '$1know'],
  [
    String.raw`\b((?:is|are|was|it's|that's) )know(?= (?:longer|more|easier|better|faster|problem)\b)`,
    '$1no" or "$1now',
  ],
  [String.raw`\b((?:take|takes|taking|need|have|without) a )brake(?= from\b|[.,;!])`, '$1break'],
  [
    String.raw`\b((?:our|your|the|new|web) )sight(?= (?:is|has|was|will|went|loads|works|opens) (?:live|new|up|down|ready|fast|slow|open|online)\b)`,
    '$1site',
  ],
  [String.raw`\b(m)eat(?= (?:the team|our (?:team|agents)|us|you)\b)`, '$1eet'],
  [String.raw`${START}buy(?= the time\b)`, 'by'],
  [String.raw`${START}by(?= (?:${NUMBER}|more|any) (?:agents|desks|packs)\b(?! [^.,]*,))`, 'buy'],
  [
    String.raw`\b((?:long|whole|last|next|every|this|each) )weak\b(?=[.,;!]| (?:is|was|of|the|we|you|to|in|at)\b)`,
    '$1week',
  ],
  [
    String.raw`\b((?:switch(?:es|ed)?|turn(?:s|ed)?|sign(?:s|ed)?|log(?:s|ged)?) (?:it|them|this|that|one) )of\b(?=[.,;]| (?:at|when|for|in|on|if|again|and|until|after|before|by|whenever)\b)`,
    '$1off',
  ],
  [String.raw`\bbest off both\b`, 'best of both'],
  [
    String.raw`\b(?:free )?complementary(?= (?:demo|call|audit|trial|drink|coffee|session|consultation)\b)`,
    'complimentary',
  ],
  [String.raw`\bpeaked(?= (?:my|your|our|their|his|her) (?:interest|curiosity)\b)`, 'piqued'],
  [String.raw`\bbetween you and I\b`, 'between you and me'],
  [
    String.raw`\b(note|message|email|call|order) form(?= (?:the|an?|your) (?:${THING})(?:[.,;]| (?:is|was|at|who|with|in|on)\b))`,
    '$1 from',
  ],
  [
    String.raw`\b(?!(?:that|which|who|they|we|you|I|to|will|can|cannot|could|may|might|would|should|must|together|and|or|people|not|do|don't|\p{L}*s)\b)(\p{L}+) form(?= (?:your|our|their|its|the|an?) \p{L}+[.,;])`,
    '$1 from',
  ],
  [String.raw`\b(half|both|about|through|behind) you're(?= \p{L}+)`, '$1 your'],
  [
    String.raw`\b(and|or|then|it|agent) past(?= (?:her|his|your|our|their|its|the|an?|each|every|any|it|them)(?: \p{L}+)? (?:on|to|back|along)\b)`,
    '$1 passes',
  ],
  [String.raw`\birregardless\b`, 'regardless'],
  [String.raw`\bmost ((?:easi|cheap|fast|simpl|bigg|quick|long|busi|small)est)\b`, '$1'],
  [String.raw`${START}breath(?= (?:in|out|deeply|easy)\b)`, 'breathe'],
  [String.raw`${START}me and (\p{L}+)(?= (?:${VERB}|are|will|have|can)\b)`, '$1 and I'],
  [String.raw`\b(?:very|quite|most|more) unique\b`, 'unique'],
  [String.raw`\bworth while\b`, 'worthwhile'],
  [String.raw`\bin regards to\b`, 'with regard to'],
]

const MISSING_OR_EXTRA: readonly Slip[] = [
  [
    String.raw`\b((?:send|give|drop) (?:us|me|them|you|your customers?) )(call|message|note|ring|text|quote|reply|line|email)(?=[.,;!]| (?:today|now|when|if|or|on|at|about|any time)\b)`,
    ([start, noun]) => start + withArticle(noun!),
  ],
  [
    String.raw`\b(asks? for |book |request )(demo|quote|callback|refund)(?=[.,;!]| (?:and|or|today|when|if|now|with|online)\b)`,
    '$1a $2',
  ],
  [String.raw`\b((?:have|having|take|taking) )(look|chat)(?=[.,;!]| (?:at|with|around)\b)`, '$1a $2'],
  [
    String.raw`\b((?:choose|hire|pick|meet) )(agent|receptionist|playbook|bundle)(?=[.,;!]| (?:for|and|or|to|that|who|today|with|from)\b)`,
    ([start, noun]) => start + withArticle(noun!),
  ],
  [String.raw`\b(takes )(minute|hour|day|week|month)(?=[.,;!]| (?:to|or|and|from|of)\b)`, '$1a $2'],
  [String.raw`\b((?:answers?|picks? up) )(phone|call)(?=[.,;!]| (?:day|at|in|when|and|from|for|while)\b)`, '$1the $2'],
  [
    String.raw`\b(to for|of for|to of|with of|at of|by of|in of|on of|from of)(?= (?!and\b|do\b|be\b)\p{L})`,
    ([both]) => both!.replace(' ', '" or "'),
  ],
  [String.raw`\b((?:we|they|you|it) )of (?=(?:offer|have|need|want|get|give|send|answer|call)s?\b)`, '$1'],
  [String.raw`\b(one|two|three|four|five) an a half\b`, '$1 and a half'],
  [String.raw`\b(depends? )(?:of|from)(?= (?:your|the|our|how|what|you|its|a)\b)`, '$1on'],
  [String.raw`\b((?:is|are) depend)(?= on\b)`, '$1ent'],
  [String.raw`\b(interested )(?:on|about)\b`, '$1in'],
  [
    String.raw`\b((?:asks|reminds|wants|allows|invites|expects|advises|encourages) (?:you|us|them|him|her|people|callers|customers)) (${VERB})(?= (?:${DETERMINER}|which|what|how|whether|if)\b)`,
    '$1 to $2',
  ],
  [String.raw`\b(listens? )(?=(?:the|your|our|every|each|an?|their|them|you|us)\b)`, '$1to '],
  [String.raw`\b(explain(?:s|ed)?) (me|us|you|them|him)(?= (?:the|what|how|why|a|your|our)\b)`, '$1 to $2'],
  [
    String.raw`\b(don't|doesn't|didn't|can't|won't|couldn't|wouldn't|haven't|hasn't|cannot) (no|never|none|nothing|nobody)\b(?! (?:one|longer|more|matter)\b)`,
    ([not, no]) =>
      `${not} ${{ no: 'any', never: 'ever', none: 'any', nothing: 'anything', nobody: 'anybody' }[no!.toLowerCase()]}`,
  ],
  [String.raw`\bwithout no\b`, 'without any" or "with no'],
  [
    String.raw`\b(from (?:\d[\d:.]*(?: ?[ap]m)?|\p{L}+day) )and(?= (?:\d[\d:.]*(?: ?[ap]m)?|\p{L}+day)\b)(?! \p{L}+day [^.]* to\b)`,
    '$1to',
  ],
  [String.raw`\b(neither \p{L}+ )or(?= \p{L}+)`, '$1nor'],
  [String.raw`\b(either \p{L}+ )and(?= \p{L}+[.,;])`, '$1or'],
]

const SLIPS = [
  ...NUMBER_OF_VERB,
  ...VERB_FORMS,
  ...NUMBER_OF_NOUN,
  ...APOSTROPHES,
  ...ONE_FOR_ANOTHER,
  ...MISSING_OR_EXTRA,
].map(([pattern, meant]) => [new RegExp(pattern.replaceAll("'", String.raw`\\?['’]`), 'giu'), meant] as const)

/**
 * Forms of words fit together, and no word is taken for another that is spelt alike. Only slips that are nothing else:
 * in 1.5 million words of documents that others wrote, what these patterns find is wrong there, too.
 */
export const grammar: Rule = {
  name: 'grammar',
  severity: 'error',
  async check(site, add) {
    const forms = await loadInflection()
    for (const file of filesWithSentences(site))
      for (const [pattern, meant] of SLIPS)
        for (const match of file.prose.matchAll(pattern)) {
          const [written, ...parts] = match
          const place = file.lines.placeAt(match.index, written.length)
          // What is between words may be blanked.
          if (!file.source.startsWith(written, match.index) || isAllowed(file.source, place, 'words')) continue
          const right =
            typeof meant === 'string'
              ? meant.replace(/\$(\d)/g, (_, group: string) => parts[Number(group) - 1] ?? '')
              : meant(parts, forms)
          add(file, {
            place,
            reason: `"${written.trim()}" is not right here.`,
            fix: `Write "${withCapital(written, right.trim())}". If it is right, ${wayOut(file, 'words', place)}`,
          })
        }
  },
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

function withCapital(written: string, text: string): string {
  return /^\p{Lu}/u.test(written) ? text[0]!.toUpperCase() + text.slice(1) : text
}
