import type { GrammarSlip } from './grammar-slip.ts'
import { BE, DETERMINER, NOUN, PLURAL_NUMBER, PLURALS, PURE, PURE_TOO, START, VERB } from './parts-of-speech.ts'

/** A word that is missing, left over, or of another phrase. */
export const missingWords: readonly GrammarSlip[] = [
  [
    String.raw`\b((?:go(?:es)?|went|talks?|speaks?|passed|sent|handed|given|back|belongs?|replies|writes|through) to )(?=(?:caller|customer|client|owner|manager|receptionist|patient|tenant|landlord|agent|person|solicitor|dentist)(?:[.,;]| (?:who|that|and|when|if|because)\b))`,
    '$1the ',
  ],
  [
    String.raw`\b(once|until|unless|because|as soon as|(?<=, )when) (knows|sees|hears|finds|thinks|wants|needs|asks|has|gets) (?=(?:the|a|an|your|our|that|what|how|which|who|everything|enough)\b)`,
    '$1 it $2 ',
  ],
  [
    String.raw`\b((?:puts?|enters?|adds?|writes?|copies|copy|saves?) (?:it|them|one|this|each|everything|(?:the|each|every|a) (?!(?:to|in|into|on|from|for|of)\b)\p{L}+(?: (?:${PLURALS}|one|${NOUN}))?)) (?=(?:your|our|their|the) (?:diary|calendar|inbox|spreadsheet|list|file|rota|accounts)\b(?! (?:entry|entries|number|name)\b))`,
    '$1 in ',
  ],
  [
    String.raw`\b((?:send|give|drop) (?:us|me|them|you|your customers?) )(call|message|note|ring|text|quote|reply|line|email)(?=[.,;!]| (?:today|now|when|if|or|on|at|about|any time)\b)`,
    ([start, noun]) => start + withArticle(noun!),
  ],
  [
    String.raw`\b(asks? for |book |request )(demo|quote|callback|refund)(?=[.,;!]| (?:and|or|today|when|if|now|with|online)\b)`,
    '$1a $2',
  ],
  [
    String.raw`\b((?:books?|booked|requests?|requested|arranges?|arranged|makes|made) )(viewing|appointment|reservation|valuation|callback)(?=[.,;!]| (?:with|for|at|on|in|when|if|today)\b)`,
    ([start, noun]) => start + withArticle(noun!),
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
  [
    String.raw`\b((?:asks?|tells?|wants?|needs?|allows?|invites?|expects?|reminds?|advises?|encourages?|teach(?:es)?) (?:us|you|them|him|her|me|your team|the agent|people|callers|customers)) ((?:${PURE}|${PURE_TOO}|delete|cancel|change|check|answer|start|stop|forward|transfer|correct|fix|bring))(?= (?:${DETERMINER}|its|his|her|this|that)\b)`,
    '$1 to $2',
  ],
  [
    String.raw`\b((?:no|any|little) need|(?:${BE}) (?:able|unable|willing|supposed|likely|unlikely|due|welcome|free|easy|hard|possible|impossible)) (${PURE}|${PURE_TOO}|delete|cancel|change|check|answer)(?= (?:${DETERMINER}|its|this|that|back|in)\b)`,
    '$1 to $2',
  ],
  [
    String.raw`\b(wants?|tries|refuses|decides?|intends?|tends|hopes) (${PURE}|${PURE_TOO}|delete|cancel|change)(?= (?:${DETERMINER}|its|this|that)\b)`,
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
  [String.raw`\b(trust) on(?= (?:it|us|them|our|your|the)\b)`, '$1'],
  [
    String.raw`\b(reminds?|reminded|tells?|told|asks?|asked|informs?|informed|thanked|greets?|greeted) to (?=(?:(?:the|your|our|their|each|every|all) (?:(?:${PLURALS})|agent|customer|caller|client|patient|team|manager|owner|staff)|us|me|them|him)\b)`,
    '$1 ',
  ],
  [String.raw`\b(discuss(?:es|ed|ing)?) about\b`, '$1'],
  [
    String.raw`\b((?:don't|doesn't|didn't|can't|won't) (?:need|want|have|get|pay|do|say|see|miss|lose|cost|know)) (nothing|nobody|none)\b`,
    ([not, no]) => `${not} ${{ nothing: 'anything', nobody: 'anybody', none: 'any' }[no!.toLowerCase()]}`,
  ],
  [String.raw`\b(ca|could)(?:n't|nnot) hardly\b`, ([verb]) => `${verb === 'could' ? 'could' : 'can'} hardly`],
  [
    String.raw`${START}((?:start|call us|call|book|sign up|try it|join us|write to us|hire one)(?: \p{L}+)? (?:today|now)) (?=(?:it|we|they)\b)`,
    '$1: ',
  ],
  [String.raw`\b(look) on(?= (?:our|the|your) (?:prices|pages?|website|site|figures|plans?|price list)\b)`, '$1 at'],
  [String.raw`\b24\/7 (?:hours|days)(?: a (?:day|week))?\b`, '24/7'],
  [
    String.raw`\b(at on|until to|till to|with than)(?= (?:\p{L}+day|the|an?|your|our|\d)\b)`,
    ([both]) => both!.replace(' ', '" or "'),
  ],
  [String.raw`\b(costs?|pays?|takes?|saves?) the half(?=[.,;]| of\b)`, '$1 half'],
  [
    String.raw`\b(the same (?!people\b)(?!\p{L}+s\b)\p{L}+) like(?= (?:an?|the|your|our|before|us|you|they|we)\b)`,
    '$1 as',
  ],
  [String.raw`\b(as soon) (?=(?:you|it|we|they|the|an?|your|he|she|somebody|someone)\b)`, '$1 as '],
  [String.raw`\b(every) of (?=(?:our|the|your|these|them)\b)`, '$1 one of '],
  [String.raw`${START}the (most of) (?=\p{L}+)`, '$1 '],
  [
    String.raw`\b(most|some|many|all|several) of(?= (?:callers|customers|calls|clients|people|patients|agents|bookings|messages)\b(?! (?:who|that|which|in|with|from|at|on)\b))`,
    '$1" or "$1 of the',
  ],
  [String.raw`\bincase\b`, 'in case'],
  [String.raw`${START}me and (my|our|the) (\p{L}+)`, '$1 $2 and I'],
  [
    String.raw`\b(in|for|after|within|only|just) (sentence|minute|word|day|week|month|year|page|click|line)(?= or two\b)`,
    '$1 a $2',
  ],
  [String.raw`${START}(let) (?:we|they|he|she)\b(?= \p{L}+)`, '$1 us" or "$1 them'],
  [String.raw`\b(let's) us\b`, '$1'],
  [
    String.raw`\b(give|ask|tell|call|send|show|help) (we|they|he|she)(?=[.,;!]| (?:an?|the)\b)`,
    ([verb, who]) => `${verb} ${{ we: 'us', they: 'them', he: 'him', she: 'her' }[who!.toLowerCase()]}`,
  ],
  [
    String.raw`\b(yours|ours|theirs) (?=(?:${PLURALS}|agent|team|office|phone)\b)`,
    ([word]) => `${word!.slice(0, -1)} `,
  ],
  [String.raw`${START}(a number) (?=(?:${PLURALS})\b)`, '$1 of '],
  [
    String.raw`${START}(one|some|most|many|all|each|none) (the|our|your|these|those) (?=(?:${PLURALS})\b)(?<!\b[Aa]ll (?:the|our|your|these|those) )`,
    '$1 of $2 ',
  ],
  [String.raw`\b(because) of (?=(?:you|we|they|it) (?:are|is|have|has|can|do|don't)\b)`, '$1 '],
  [String.raw`\b(despite) of\b`, '$1'],
  [String.raw`\b(unless) if\b`, '$1'],
  [String.raw`\btoo less\b(?! \p{L}+ than)`, 'too little" or "too few'],
  [
    String.raw`\b(?:most|more) (newest|oldest|best|worst|easiest|quickest|cheapest|fastest|biggest|smallest|latest)\b(?! (?:practice|in class))`,
    '$1',
  ],
  [String.raw`\b(mention(?:s|ed)?) about\b`, '$1'],
  [String.raw`\b(contact) to (?=(?:you|us|them|the|your|our|him|her)\b)`, '$1 '],
  [String.raw`\b(a dozen) of(?= (?!the|these|those|them|our|your|its|us|you)\p{L}+)`, '$1'],
  [String.raw`\b(differs?|differed) of\b`, '$1 from'],
  [String.raw`\b(responsible) of\b`, '$1 for'],
  [String.raw`\b(short) from (?=(?:cash|time|money|staff|people|space)\b)`, '$1 of '],
  [String.raw`\b(one after) other\b`, '$1 the other'],
  [String.raw`\bout of ordinary\b`, 'out of the ordinary'],
  [String.raw`\b(again and) over\b`, '$1 again'],
  [
    String.raw`\b(may|might|can|could|will|would|should|must|cannot|can't|won't) not to (?=(?:${VERB}|be|have|need)\b)`,
    '$1 not ',
  ],
  [
    String.raw`\b(as \p{L}+ to \p{L}+|as (?:easy|cheap|quick|simple|good|fast)) than (?=(?:an?|one|the|any)\b)`,
    '$1 as ',
  ],
  [String.raw`\b(do(?:es)?n't|didn't|won't|can't|isn't|aren't) ([^.,;!?\n]{2,40}) neither(?=[.,;!])`, '$1 $2 either'],
  [String.raw`\b(so (?:that )?(?:nobody|no one|nothing) ca)n't\b`, '$1n'],
  [String.raw`\bneither of (us|them|you) to nothing\b`, 'neither of $1 to anything'],
  [String.raw`\bin written(?=[.,;]| (?:which|what|that|how|before|first|by)\b)`, 'in writing'],
  [
    String.raw`\b(without) (ask|answer|pay|wait|call|tell|check|read|write|sign|speak|leave|lose|change)(?=[.,;]| (?:you|us|the|them|your|anyone|first|for|a)\b)(?<!without (?:answer|pay|change|call|check|leave))`,
    ([start, verb], { ing }) => `${start} ${ing(verb!)}`,
  ],
  [String.raw`\btheirselves\b`, 'themselves'],
  [
    String.raw`\b(that) (decisions|rules|prices|agents|calls|answers|pages|figures|steps|questions|documents) (?=are\b)`,
    'those $2 ',
  ],
  [
    String.raw`\b(how) many (?=(?:holiday|time|money|work|paperwork|information|notice|help|post|rent|staff time) (?:do|does|did|is|have|has|can|will|you|it|there)\b)`,
    '$1 much ',
  ],
  [String.raw`\b(from|at|before|after|until|by) (\d{1,2}:\d\d) o'clock\b`, '$1 $2'],
  [
    String.raw`\bwith in(?= (?:one|two|a|an|the|\d+|24|minutes|hours|days|weeks|months|seconds|reach)\b)(?<!\b(?:deal|dealt|comes?|go|goes|start|begin|begins|help|working?|done|agree[sd]?) with in)`,
    'within',
  ],
  [
    String.raw`\b((?:goes?|going|went|get|gets|give|gives|far|run|runs|turn|turns|throw|threw|walk|walks|back) )a way(?=[.,;!])`,
    '$1away',
  ],
  [
    String.raw`\b(what|when|who|where|which) ever(?= (?:interval|you|time|it|they|suits|day|comes|happens|is|works|agent|way)\b)(?![^.!?\n]*\?)`,
    '$1ever',
  ],
  [
    String.raw`\bany thing(?= (?:urgent|else|that|you|upsetting|is|can|happens|new|wrong|they|from|more|at all)\b)`,
    'anything',
  ],
  [String.raw`\b(\d*1(?<!11))(?:nd|rd|th)\b`, '$1st'],
  [String.raw`\b(\d*2(?<!12))(?:st|rd|th)\b`, '$1nd'],
  [String.raw`\b(\d*3(?<!13))(?:st|nd|th)\b`, '$1rd'],
  [String.raw`\b(\d*(?:1[1-3]|[04-9]))(?:st|nd|rd)\b`, '$1th'],
  [String.raw`${START}(although|though|even though) ([^.,;!?\n]{3,40}),? but (?=(?:it|we|you|they|the)\b)`, '$1 $2, '],
  [String.raw`\b(is|are|it's) enough (simple|easy|good|quick|big|small|cheap|clear|fast)\b`, '$1 $2 enough'],
  [String.raw`\btoo much (easy|simple|late|early|expensive|slow|busy|big|small|hard)\b`, 'too $1'],
  [
    String.raw`\b(more|most) (cheap|easy|simple|quick|fast|big|small|long|short|high|low|busy|early|late)(?=[.,;!]| (?:than|to|for|of|and)\b)`,
    ([how, adjective]) => comparison(how!, adjective!),
  ],
  [String.raw`\b(both) of (?=(?:${PLURALS})\b)`, '$1 '],
  [String.raw`${START}(at|on) the (morning|afternoon|evening)(?= (?:it|we|you|they|the|your|a)\b)`, 'in the $2'],
  [
    String.raw`${START}in (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?= (?:it|we|you|they|the|your|a)\b)`,
    'on $1',
  ],
  [
    String.raw`${START}at (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?= (?:it|we|you|they|the|your|a)\b)`,
    'on $1',
  ],
  [String.raw`${START}on ((?:19|20)\d\d)(?= (?:it|we|you|they|the|your|a)\b)`, 'in $1'],
  [String.raw`\b(since) ((?:${PLURAL_NUMBER}|\d+) (?:years|months|weeks|days)) ago\b`, '$2 ago" or "for $2'],
  [String.raw`${START}during (?=(?:it|we|you|they) \p{L}+)`, 'while '],
  [
    String.raw`${START}while (lunch|dinner|breakfast|the (?:night|day|week|morning|evening))(?= (?:it|we|you|they)\b)`,
    'during $1',
  ],
  [
    String.raw`(?<!\b(?:from|by) \p{L}+ )\b((?:to|from|with|for|into|in|about|of) )(?=(?:diary|calendar|owner|caller|receptionist|landlord|tenant|plumber|solicitor|dentist|garage|appointment|viewing|phone book)(?:[.,;!?]| (?:and|or|who|that|when|if|because|before|after|at)\b))(?<!\b(?:as|by|way|kind|sort|type|form|point|out|means|number) (?:of|for) )`,
    '$1the ',
  ],
  [
    String.raw`\b(prevents? (?:you|us|them|people|callers|customers)) to (\p{L}+)(?= (?:calls?|the|a|an|your|it|them)\b)`,
    '$1 from ($2)',
  ],
  [
    String.raw`\b(contacts?) with (?=(?:us|me|them|him|her|our)\b)(?<!\b(?:in|into|no|first|direct|eye|more|any|lost|lose|keep|make|makes|of|the|your) contacts? with )`,
    '$1 ',
  ],
  [String.raw`\b(enters?|entered) in (?=the (?:room|office|shop|house|building)\b)`, '$1 '],
  [String.raw`\b(arrives?|arrived) to (?=(?:the|your|our|an?|work)\b)`, '$1 at '],
  [
    String.raw`${START}(We|I|They) (work|answer|sell|help|build|run|live|know|offer) (?=(?:\p{L}+ ){0,3}since (?:\d{4}|\p{L}+day|spring|summer|autumn|winter)\b)`,
    '$1 have (done so) ',
  ],
]

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** The comparison of a short adjective: cheaper, easiest. */
function comparison(how: string, adjective: string): string {
  const stem = adjective.replace(/y$/, 'i').replace(/e$/, '').replace(/^big$/, 'bigg')
  return stem + (/^more$/i.test(how) ? 'er' : 'est')
}
