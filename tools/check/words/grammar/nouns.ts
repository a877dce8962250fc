import type { GrammarSlip } from './grammar-slip.ts'
import { NOUN, PLURAL_NUMBER, PURE, START, THING, UNIT_OF_TIME, VERB } from './parts-of-speech.ts'

/** One or several: this agent, these agents. */
export const nounNumber: readonly GrammarSlip[] = [
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
    String.raw`(?<!\b(?:an?|the|one|or|to|and) |-)\b(${PLURAL_NUMBER}|few) (${NOUN}|time|desk|${UNIT_OF_TIME}|ring|branch|room)(?=[.,;]| (?:and|or|in|at|on|for|with|from|are|were|have|who|that|later|ago|before|each|every|come|hang|ring|want|get)\b)`,
    ([start, noun], { plural }) => `${start} ${plural(noun!)}`,
  ],
  [
    String.raw`\b(a couple of|hundreds of|dozens of|thousands of|a few|plenty of|lots of|a number of) (${NOUN}|time|desk|${UNIT_OF_TIME})(?= (?:a day|a week|a month|later|ago|who|that|are|were|have|in a|every|each|at|on)\b|[.,;])`,
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
  [
    String.raw`\b(a|the|your|one|this|each|every) ((?:${PLURAL_NUMBER}|\d+)-(?:${UNIT_OF_TIME}))s(?= (?:slot|call|trial|visit|break|walk|drive|guarantee|wait|appointment|window|gap|rule)\b)`,
    '$1 $2',
  ],
  [String.raw`\b((?:within|in|after|for) one (?:${UNIT_OF_TIME}))s\b(?! (?:and|or)\b)`, '$1'],
  [
    String.raw`\b((?:for|in|after|within|about|over|under|every|last|next|past) (?:${PLURAL_NUMBER}|thirty|forty|fifty|\d{2,}) )(${UNIT_OF_TIME})(?= (?:each|the|it|we|you|they|and|or|later|ago|of|in|on|at|with)\b|[.,;])(?! of the day)`,
    '$1$2s',
  ],
  [
    String.raw`\b(one of (?:our|your|the|their|its) )(playbook|bundle|page|form|step|floor|clinic|bill|quote|photo)(?=[.,;]| (?:and|or|is|was|has|that|with|for|to|in|on)\b)`,
    '$1$2s',
  ],
  [String.raw`\b24 hours? day(s?)\b`, '24 hours a day'],
  [String.raw`\b(seven|five|six|7|5|6) day (a|per) week\b`, '$1 days $2 week'],
  [
    String.raw`\b(an?) (hours|minutes|days|weeks|months|agents|callers|customers|clients|patients|messages|invoices|bookings|questions|phones)(?=[.,;]| (?:to|for|is|in|and|or|that|who|a)\b)`,
    ([article, nouns], { singular }) => `${article} ${singular(nouns!)}`,
  ],
  [
    String.raw`\b(many|both|few) (${THING})(?= (?:${PURE}|lose|need|have|close|open)\b)`,
    ([start, noun], { plural }) => `${start} ${plural(noun!)}`,
  ],
  [
    String.raw`\b((?:every|each|another) )(businesses|offices|shops|firms|companies|desks|teams|industries|replies|enquiries|people)\b(?! of)`,
    ([start, nouns], { singular }) => `${start}${singular(nouns!)}`,
  ],
  [
    String.raw`(?<!\b(?:as|so|very|how) )\bmuch(?= (?:agents|callers|customers|clients|patients|people|bookings|messages|invoices|questions|hours|minutes)\b)`,
    'many',
  ],
  [
    String.raw`\b((?:an?|the|every|each) (?:caller|customer|client|person|patient|manager|owner|colleague|visitor|tenant|guest)|people|callers|customers|clients|patients) which(?= (?:is|are|was|were|has|have|never|always|calls?|asks?|rings?|wants?|needs?|comes?|can|will)\b)`,
    '$1 who',
  ],
  [
    String.raw`\b((?:the|these|those|all|our|your) (?:calls|messages|emails|bookings|invoices|orders|questions|prices|pages|forms|records|notes|rules)) who(?= (?:is|are|was|were|has|have|come|go|need|arrive|never|always)\b)`,
    '$1 that',
  ],
  [
    String.raw`${START}(other) (?!business\b)(${THING})(?= (?:can|will|is|are|has|have|${PURE})\b)`,
    ([start, noun], { plural }) => `${start} ${plural(noun!)}`,
  ],
  [
    String.raw`\b(informations|advices|equipments|feedbacks|softwares|furnitures|staffs|homeworks|luggages|trainings)\b(?! (?:up|down|out)\b)`,
    ([noun]) => noun!.slice(0, -1),
  ],
  [
    String.raw`\b((?:one|some|many|most|each|both|none) of (?:the|our|your|these|those) )(agent|caller|customer|client|message|invoice|booking|rule|question|visit|job|note|step|page|phone|business|office|shop)(?= (?:rings?|is|are|was|were|has|have|can|will|answers?|asks?|calls?|needs?|wants?|who|that)\b|[.,;])`,
    ([start, noun]) => start! + (/(?:s|x|ch)$/.test(noun!) ? `${noun}es` : `${noun}s`),
  ],
  [
    String.raw`(?<![-–.,:£\d])\b(\d{1,3}|${PLURAL_NUMBER}|thirty|sixty|ninety) (day|week|month|year|hour|minute) (?=(?:roadmap|trial|guarantee|journey|plan|call|slot|warranty|contract|pilot|rollout|money-back)\b)`,
    '$1-$2 ',
  ],
]
