import type { GrammarSlip } from './grammar-slip.ts'
import {
  ADVERB,
  BE,
  CLAUSE,
  DEED,
  DETERMINER,
  DOER,
  FOLLOWS,
  MODAL,
  NOUN,
  PLURAL_NUMBER,
  PAST,
  PLURALS,
  PURE,
  PURE_TOO,
  START,
  THING,
  VERB,
} from './parts-of-speech.ts'

/** A verb has the number of its subject, and the form that its auxiliary verb asks for. */
export const verbNumber: readonly GrammarSlip[] = [
  [
    String.raw`\b((?!(?:lets|helps|makes|sees|hears|watches|gives) )(?:open|read|check|take|send|write|answer|add|file|log|sort|draft|call|ring|find|collect|compare|prepare|review|close|book|move|list|attach|save|print|sign|note|forward|scan)s (?:the|an?|your|each|every|our|their|its) (?:\p{L}+ )?\p{L}+,? and )(approve|ask|send|write|tell|give|delete|confirm|remind|keep|prepare|remove|include|add|arrange|forward|compare)(?= (?:the|an?|your|each|every|our|their|its|it|them|you|us)\b)(?<!\b(?:lets?|helps?|to|can|will|must|may|should|if|when|both) [^.!?\n]*)`,
    ([start, verb], { third }) => start + third(verb!),
  ],
  [
    String.raw`${START}((?:an?|the) \p{L}+, (?:an?|the) \p{L}+ and (?:an?|the) \p{L}+(?: with (?:an?|the|${PLURAL_NUMBER}) \p{L}+)?) (goes|is|has|needs|wants|gets|does|was|comes|takes|makes)\b`,
    ([subject, verb]) =>
      `${subject} ${{ is: 'are', was: 'were', has: 'have', goes: 'go', does: 'do' }[verb!] ?? verb!.slice(0, -1)}`,
  ],
  [
    String.raw`${START}(each|neither) (have|are|were|do)(?= (?!and\b)\p{L})`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`${START}((?:nobody|no one|everyone|everybody|somebody|someone|anyone|anybody|each one|everything|nothing|it|he|she) (?:${ADVERB})) (${VERB}|have|do|are|were)${FOLLOWS}`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`${START}((?:it|he|she|nobody|everyone|someone) (?:never|always|often|usually|rarely|seldom)) (${PURE}|${PURE_TOO})(?= (?!and\b|or\b)\p{L})`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  // agreement has the verbs that this lacks.
  [
    String.raw`${START}(nobody|no one|everyone|everybody|somebody|someone|anyone|anybody|each one|everything|nothing|it|he|she) (have|do|are|were|become|begin|change|choose|close|cost|count|deal|decide|fill|follow|forget|go|hand|hang|happen|include|leave|listen|mean|move|need(?! not)|offer|open|pick|receive|remember|remind|reply|ring|run|save|speak|start|stop|think|turn|wait)${FOLLOWS}`,
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
    String.raw`${CLAUSE}(?<!(?:[^,] and|\bor) )(?<!\b(?:do|does|did|can|will|could|would|should|must|may|let|make|help|see|hear|watch|have|ask|suggest|recommend|insist|propose|require|important|essential|how|why|where)\b[^.!?\n]*)((?:the|this|each|every|our|your|its|an?) (?:${DOER})) (${PURE}|${PURE_TOO})(?= (?:${DETERMINER}|its|his|her|him|us|me|no|one|${PLURAL_NUMBER})\b)`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`${CLAUSE}(?<!(?:[^,] and|\bor) )(?<!\b(?:do|does|did|can|will|could|would|should|must|may|let|make|help|see|hear|watch|have|ask|suggest|recommend|insist|propose|require|important|essential|how|why|where)\b[^.!?\n]*)((?:the|this|each|every|our|your|its|an?) (?:${DOER})) (${DEED})(?= (?:an?|its|your|our|their|them|him|us|every|each|all|any)\b(?! [^.!?\n]*\b(?:is|are|was|were)\b))`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`${START}((?:the|our|your) (?:price|cost|fee|total|number|rate)(?: (?:per|of an?|for (?:an|each|every)) \p{L}+)) (fall|rise|drop|go|grow|depend|include|cover|start|stay|change)(?= (?:as|when|with|by|from|to|on|in|at|if|until|the|for)\b)`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`${CLAUSE}((?:they|we|you) )((?:${PURE}|${PURE_TOO}|read|answer|help|call|change|need|offer|use|work|check|book|show|save|start|stop|open|leave|look|turn|wait|talk|count|cost|handle|sort)(?:e?s))\b(?! [^.!?\n]*\b(?:is|are|was|were)\b)`,
    ([subject, verb], { base }) => subject + base(verb!),
  ],
  [
    String.raw`\b((?:people|those|others) who )(runs|answers|calls|asks|wants|needs|comes|gets|makes|works|lives|pays|takes|knows|is|was|has)\b(?<!\bone of (?:the|our|your|those) \w+ who \w+)`,
    ([start, verb], { base }) =>
      `${start}${{ is: 'are', was: 'were', has: 'have' }[verb!.toLowerCase()] ?? base(verb!)}`,
  ],
  [
    String.raw`\b(an? (?:${THING}|person) )have(?= (?:approved|read|checked|signed|seen|asked|called|paid|written|agreed|been)\b)(?<!\b(?:does|did|will|can|could|would|should|must|may|might|let|make|to) an? \w+ have)`,
    '$1has',
  ],
  [
    String.raw`${START}((?:nothing|everything|something|anything) (?:here|there|else|on this page|in it) )(claim|say|cost|change|happen|need|go|come|matter|count|stay|leave|get|stand|work)(?= (?:more|a|an|the|to|you|in|on|for|anything|nothing|less)\b|[.,;])`,
    ([subject, verb], { third }) => subject + third(verb!),
  ],
  [
    String.raw`${START}((?:call notes|notes|documents|records|messages|bookings|invoices|answers|replies|payments|names|numbers|prices|photos|forms)(?:,? (?:and|or) \p{L}+s)? )(is|was|has)(?= (?:stored|kept|sent|read|checked|deleted|written|made|been|shown|noted|never|always|not)\b)`,
    ([subject, verb]) => `${subject}${{ is: 'are', was: 'were', has: 'have' }[verb!.toLowerCase()]}`,
  ],
  [
    String.raw`\b((?:an?|the) \p{L}+ and (?:an?|the) (?:\p{L}+ )?\p{L}+ both )(${VERB}|miss|lose|want|need|ring)(?:e?s)\b`,
    ([subject, verb]) => subject! + verb!,
  ],
  [
    String.raw`\b((?:agents|people|callers|customers|rules|pages|prices|tools) that )(transforms|changes|answers|works|helps|saves|makes|gives|keeps|grows|learns|takes|needs|costs)\b(?<!\bone of (?:the|our|your|those) \w+ that \w+)`,
    ([start, verb], { base }) => start + base(verb!),
  ],
  [
    String.raw`\b((?:would|could|should|will|might|must) (?:not )?(?:have|has)) (book|call|ask|answer|want|need|start|wait|help|check|open|close|move|save|use|work|visit)(?=[.,;]|$| (?:an?|the|it|you|us|them|in|on|at|with|to|for|back|first|by)\b)`,
    ([start, verb], { participle }) => `${start} ${participle(verb!)}`,
  ],
  [
    String.raw`\b((?:don't|doesn't|didn't|do not|does not|did not) (?:${VERB}) or )((?:${VERB})s|charges|stores|sends|saves)\b(?= (?:an?|the|any|your|it|anything|them|you|us)\b)`,
    ([start, verb], { base }) => start + base(verb!),
  ],
  [
    String.raw`\b((?:anyone|everyone|someone|anybody|everybody|nobody) who) (${PURE}|${PURE_TOO}|call|answer|need|have|work|book|ring|do)(?= (?:${DETERMINER}|no|yes|to|in|on|at|for|with|back|out|up|is|gets|can|must)\b)`,
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
  [String.raw`\b(there )was(?= (?:too many|many|several|(?:${PLURAL_NUMBER}) \p{L}+s)\b)`, '$1were'],
  [String.raw`\b(there)'s(?= (?:${PLURAL_NUMBER}|many) \p{L}+s\b)`, '$1 are'],
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
  [
    String.raw`${CLAUSE}(?<!\b(?:do|does|did|will|would|can|could|should|must|may|might|let)\b[^.,!?\n]*)(it|he|she|nobody|no one|everyone|everybody|somebody|someone) have(?= (?:been|had|got|seen|taken|done|made|gone|come|kept|lost|thought|told|heard|sent|paid|found|left|said|written|\p{L}+ed)\b)`,
    '$1 has',
  ],
  [
    // agreement has the nouns that this lacks.
    String.raw`${START}((?:the|these|those|our|your|all|most|some) (?!(?:agents|assistants|callers|customers|clients|managers|owners|pages|patients|people|phones|prices|receptionists|visitors)\b)(?:${PLURALS})) (is|was|has)\b(?! (?:what|that|where|how|why|who)\b)`,
    ([subject, verb]) => `${subject} ${{ is: 'are', was: 'were', has: 'have' }[verb!.toLowerCase()]}`,
  ],
  [String.raw`${START}((?:the|your|our|each|every) (?:phone|line|bell)) ring(?= and\b|[.,;])`, '$1 rings'],
  [String.raw`${START}(the number of (?:\p{L}+ )?\p{L}+s) are\b`, '$1 is'],
  [
    String.raw`\b(do|does|did)( (?:the|your|our|their) (?:team|firm|office|phone|staff|price|shop|price list|diary)) (${PURE}|cost|help|need|open|work|answer)s\b`,
    ([verb, subject, base]) => `${/^do$/i.test(verb!) ? verb!.replace(/o$/i, 'oes') : verb}${subject} ${base}`,
  ],
  [
    String.raw`\b(did) (?!(?:need|feed|speed|proceed|succeed|exceed|embed|shed|bleed|heed|indeed)\b)(\p{L}{2,}ed)(?= (?:${DETERMINER})\b)`,
    ([verb, wrong], { base }) => `${verb} ${base(wrong!)}`,
  ],
  [String.raw`\b(nobody|no one|nothing) (?:don't|doesn't)(?= (${VERB})\b)`, '$1'],
  [String.raw`\b(am|is|are|'m|'re) agree\b`, 'agree'],
  [
    String.raw`${START}((?:the|your|our) (?:${NOUN}) (?:per|of|for|in|on|from) (?:the |your |our |an? |each |every )?(?:${NOUN}|month|day|week)) (fall|rise|go|come|depend|include|become|begin|cost|stay|give|get|take|keep|send|say|make)${FOLLOWS}`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`${START}((?:you|we|they) )(needs|wants|gets|has|does|goes|keeps|takes|makes|gives)\b(?! \[)`,
    ([subject, verb], { base }) => `${subject}${verb === 'has' ? 'have' : base(verb!)}`,
  ],
  [
    String.raw`${START}((?:here|where|what) )(is|was)(?= (?:the|your|our|these|those) (?:${PLURALS})(?:[.,;?!]| (?:that|of|in|for)\b))`,
    ([word, verb]) => `${word}${/^is$/i.test(verb!) ? 'are' : 'were'}`,
  ],
  [
    String.raw`${START}(here )are(?= (?:the|your|our|a) (?:${THING}|price|list|answer)(?:[.,;?!]| (?:that|of|in|for)\b))`,
    '$1is',
  ],
  [
    String.raw`\b((?:neither|either) of (?:them|us|you|the two|these|those)) (are|were|have)\b`,
    ([subject, verb], { third }) => `${subject} ${third(verb!)}`,
  ],
  [
    String.raw`\b((?:did|does|do) not) (answered|rang|called|sent|came|went|had|was|were|got|gave|took|wrote|kept|helped|asked|wanted|needed|booked|worked|saw|knew|said|told|made)\b`,
    ([start, verb], { base }) => `${start} ${base(verb!)}`,
  ],
  [
    String.raw`\b((?:has|have|had) (?:already |just |never |not )?)(send|wrote|write|give|gave|take|took|go|went|see|saw|ring|rang|speak|spoke|choose|chose|forget|forgot|know|knew|make|keep|tell|hear|find|begin|began|do|did)(?= (?:the|a|an|it|them|you|us|your|our|to|up|out|for|in|on|back)\b)(?<!\b(?:how|what|when|why|where|who)(?: \p{L}+)? (?:has|have|had) \p{L}+)`,
    ([start, verb], { participle, base }) => start! + participle(base(verb!)),
  ],
]

/** Participles and infinitives, and verbs that are missing. */
export const verbForms: readonly GrammarSlip[] = [
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
  [
    String.raw`\b(help(?:s|ed)? (?:you|us|them|him|her|customers|callers|people)) (saving|keeping|getting|answering|finding|growing|winning|making|taking|booking|planning|seeing|understanding|choosing|deciding|running|working|selling)\b`,
    ([start, verb], { base }) => `${start} ${base(verb!)}`,
  ],
  [String.raw`${START}(please) to (?=(?:${VERB}|be)\b)`, '$1 '],
  [String.raw`\b((?:suggest|recommend|propose)s? (?:you|them|him|her)) to (?=\p{L}+)`, '$1 '],
  [
    String.raw`\b((?:lets? (?:you|us|them|him|her|it)|makes? (?:you|us|them))) to (?=(?:${VERB}|rest|sleep|focus|relax|be|have|do)\b)`,
    '$1 ',
  ],
  [
    String.raw`${START}(if|when|as soon as|before|after) (you|we|it|they|somebody|someone|a caller|a customer|the agent|your agent) will (?=\p{L}+[^.,?!\n]{0,40},)`,
    '$1 $2 ',
  ],
  [
    String.raw`\b(is|are)( (?:here|open|live|in business|with us|\p{L}+ing(?: [^.,;\n]{1,20})?)) since(?= (?:\d|${PLURAL_NUMBER}|last|we|the (?:start|beginning)|spring|summer|autumn|winter|January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+day)\b)`,
    ([verb, rest]) => `${/^is$/i.test(verb!) ? 'has been' : 'have been'}${rest} since`,
  ],
  [
    String.raw`\bsince(?= (?:${PLURAL_NUMBER}|\d+|many) (?:years|months|weeks|days|hours)\b(?! ago| before| later))`,
    'for',
  ],
  [
    String.raw`${START}how (it|this|that) (\p{L}+s)\?`,
    ([subject, verb], { base }) => `how does ${subject} ${base(verb!)}?`,
  ],
  [String.raw`${START}(why|how|when|where) (you|we|it|they) (should|can|must|will)(?= [^.?!\n]{2,60}\?)`, '$1 $3 $2'],
  [
    String.raw`\b(to|will|can|we|you|they|could|must|should|please|let's) setup(?= (?:your|the|an?|our|it|this|every|each|one)\b)`,
    '$1 set up',
  ],
  [
    String.raw`\b(please|to|can|will|you|we|they|must|just|could|should|let's) (log|sign)(in|out|up)(?= (?:to|in|at|with|here|for|now|today|from|and)\b|[.,;!])`,
    '$1 $2 $3',
  ],
  [
    String.raw`\b(please|can|will|you|we|they|must|just|could|should|let's) (check|back|pick|hand|roll|shut|follow|clean|look)(out|up|over|down)(?= (?:${DETERMINER}|with|from|now|today|here|on)\b)`,
    '$1 $2 $3',
  ],
  [
    String.raw`\b((?:we|you|they|it|to|can|I|don't|doesn't|never|always) do(?:es)?) (?=(?:an?|no|any|fewer|many) (?:mistakes?|decisions?|effort)\b)`,
    ([start]) => `${start!.replace(/ do$/i, ' make').replace(/ does$/i, ' makes')} `,
  ],
  [String.raw`\b(mak)(e|es|ing)(?= (?:you )?(?:a|an|no) discount\b)`, ([, ending]) => `giv${ending}`],
  [
    String.raw`\b(avoid(?:s|ed)?|enjoy(?:s|ed)?|finish(?:es|ed)?|suggests?) to (${VERB})\b`,
    ([start, verb], { ing }) => `${start} ${ing(verb!)}`,
  ],
  [
    String.raw`\b((?:we|you|people|customers|callers|patients|clients|staff)(?:'re| are) used to) (${PURE}|answer|book|call|help|wait|work)(?= (?:${DETERMINER}|calls|customers|messages|people)\b)`,
    ([start, verb], { ing }) => `${start} ${ing(verb!)}`,
  ],
  [
    String.raw`\b((?:stop|prevent)(?:s|ed)? (?:you|us|them|him|her|callers|customers)) to (${VERB})\b`,
    ([start, verb], { ing }) => `${start} from ${ing(verb!)}`,
  ],
  [String.raw`\b(worth) to (${VERB}|see|visit|have)\b`, ([start, verb], { ing }) => `${start} ${ing(verb!)}`],
  [String.raw`\b(had better|would rather|'d rather|'d better) to (?=\p{L}+)`, '$1 '],
]
