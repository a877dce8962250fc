import type { Slip } from '../slips.ts'
import { ACTOR, BE, DETERMINER, NOUN, PLURAL_NOUN, VERB, VERB_ONLY, WORD } from './parts-of-speech.ts'

const OBJECTS: Readonly<Record<string, string>> = { we: 'us', they: 'them', he: 'him', she: 'her' }

/** The comparison of a short adjective: cheaper, easiest. */
function comparison([how, adjective]: string[]): string {
  const stem = adjective!.replace(/y$/, 'i').replace(/e$/, '').replace(/^big$/, 'bigg')
  return stem + (/^more$/i.test(how!) ? 'er' : 'est')
}

/** A word that is missing, left over, or of another phrase. */
export const missingWords: readonly Slip[] = [
  `from one (?!to|or|and)${WORD} <→ to> another`,
  `
    (?:go(?:es)?|went|talks?|speaks?|passed|sent|handed|given|back|belongs?|replies|writes|through) to <→ the>
    (?:${ACTOR})(?:[.,;]| (?:who|that|and|when|if|because))`,
  `
    once|until|unless|because|as soon as|(?<=, )when
    <(knows|sees|hears|finds|thinks|wants|needs|asks|has|gets) → it $1>
    the|a|an|your|our|that|what|how|which|who|everything|enough`,
  String.raw`
    (?:puts?|enters?|adds?|writes?|copies|copy|saves?) (?:it|them|one|this|each|everything|(?:the|each|every|a)
    (?!(?:to|in|into|on|from|for|of)\b)${WORD}(?: (?:${PLURAL_NOUN}|one|${NOUN}))?) <→ in> (?:your|our|their|the)
    (?:diary|calendar|inbox|spreadsheet|list|file|rota|accounts)\b(?! (?:entry|entries|number|name)\b)`,
  `
    (?:send|give|drop) (?:us|me|them|you|your customers?) <(call|message|note|ring|text|quote|reply|line|email) →
    :withArticle>
    today|now|when|if|or|on|at|about|any time|.`,
  'asks? for|book|request <(demo|quote|callback|refund) → a $1> and|or|today|when|if|now|with|online|.',
  `
    books?|booked|requests?|requested|arranges?|arranged|makes|made
    <(viewing|appointment|reservation|valuation|callback) → :withArticle> with|for|at|on|in|when|if|today|.`,
  '(?:one|two|three|four|few) at <→ a> time(?!s)',
  '(?:go|goes|went|gone|going|come|comes|came|coming|sent|leads?) straight <→ to> the|your|our|a person',
  '(?:stays?|speaks?|talks?|starts?|work) with <→ a> person(?:[.,;]| (?:who|and|or|at))',
  'get|gets|got|have|has|reads? <straight (the|a|your|our) (\\p{L}+) away → $1 $2 straight away>',
  'have|having|take|taking <(look|chat) → a $1> at|with|around|.',
  `
    choose|hire|pick|meet <(agent|receptionist|playbook|bundle) → :withArticle> for|and|or|to|that|who|today|with|
    from|.`,
  'takes <(minute|hour|day|week|month) → a $1> to|or|and|from|of|.',
  'answers?|picks? up <(phone|call) → the $1> day|at|in|when|and|from|for|while|.',
  { words: `<(to|of) for → $1 / for> ${WORD}`, notBefore: 'and|do|be' },
  { words: `<(to|with|at|by|in|on|from) of → $1 / of> ${WORD}`, notBefore: 'and|do|be' },
  'we|they|you|it <of →> (?:offer|have|need|want|get|give|send|answer|call)s?',
  'one|two|three|four|five <an a half → and a half>',
  'depends? <of|from → on> your|the|our|how|what|you|its|a',
  'is|are <depend → dependent> on',
  'interested <on|about → in>',
  `
    (?:asks|reminds|wants|allows|invites|expects|advises|encourages) (?:you|us|them|him|her|people|callers|customers)
    <(${VERB}) → to $1> ${DETERMINER}|which|what|how|whether|if`,
  `
    (?:asks?|tells?|wants?|needs?|allows?|invites?|expects?|reminds?|advises?|encourages?|teach(?:es)?) (?:us|you|
    them|him|her|me|your team|the agent|people|callers|customers) <((?:${VERB_ONLY}|delete|cancel|change|check|answer|
    start|stop|forward|transfer|correct|fix|bring)) → to $1> ${DETERMINER}|its|his|her|this|that`,
  `
    (?:no|any|little) need|(?:${BE}) (?:able|unable|willing|supposed|likely|unlikely|due|welcome|free|easy|hard|
    possible|impossible) <(${VERB_ONLY}|delete|cancel|change|check|answer) → to $1>
    ${DETERMINER}|its|this|that|back|in`,
  `
    (?:${BE}) (?:told|asked|allowed|expected|invited|reminded|advised|encouraged|required|entitled)
    <((?:${VERB})) → to $1> ${DETERMINER}`,
  `
    wants?|tries|refuses|decides?|intends?|tends|hopes <(${VERB_ONLY}|delete|cancel|change) → to $1>
    ${DETERMINER}|its|this|that`,
  `
    offered|agreed|promised|refused|hoped|managed|forgot|planned
    <(take|make|give|send|keep|help|pay|${VERB_ONLY}) → to $1> extra|more|${DETERMINER}|its|his|her|this|that|on|in|
    out`,
  `
    <(what|how|where) (bring|send|write|choose|expect|give|keep|tell|begin|prepare|wear|say|ask|reply|include) → $1 to
    $2>
    ${DETERMINER}|to|if|when|first|next|with|for|and|.`,
  'listens? <→ to> the|your|our|every|each|an?|their|them|you|us',
  'explain(?:s|ed)? <(me|us|you|them|him) → to $1> the|what|how|why|a|your|our',
  {
    words: `
      don't|doesn't|didn't|can't|won't|couldn't|wouldn't|haven't|hasn't|cannot <(no|never|none|nothing|nobody) →
      :notNegated>`,
    notBefore: 'one|longer|more|matter',
  },
  `
    (?:don't|doesn't|didn't|can't|won't) (?:need|want|have|get|pay|do|say|see|miss|lose|cost|know)
    <(nothing|nobody|none) → :notNegated>`,
  '<without no → without any / with no>',
  {
    words: String.raw`from (?:\d[\d:.]*(?: ?[ap]m)?|${WORD}day) <and → to> \d[\d:.]*(?: ?[ap]m)?|${WORD}day`,
    notBefore: `${WORD}day [^.]* to`,
  },
  `neither ${WORD} <or → nor> ${WORD}`,
  `either ${WORD} <and → or> ${WORD}[.,;]`,
  'trust <on →> it|us|them|our|your|the',
  `
    reminds?|reminded|tells?|told|asks?|asked|informs?|informed|thanked|greets?|greeted <to →>
    (?:the|your|our|their|each|every|all) (?:(?:${PLURAL_NOUN})|agent|customer|caller|client|patient|team|manager|
    owner|staff)|us|me|them|him`,
  '<(discuss(?:es|ed|ing)?|mention(?:s|ed)?) about → $1>',
  { words: "<(ca|could)n't hardly>", right: ([verb]) => `${verb!.replace(/^ca$/i, 'can')} hardly` },
  '<cannot hardly → can hardly>',
  `
    ^<((?:start|call us|call|book|sign up|try it|join us|write to us|hire one)(?: ${WORD})? (?:today|now)) → $1:>
    it|we|they`,
  'look <on → at> (?:our|the|your) (?:prices|pages?|website|site|figures|plans?|price list)',
  String.raw`<24\/7 (?:hours|days)(?: a (?:day|week))? → 24/7>`,
  {
    words: String.raw`<(at) (on)|(until|till) (to)|(with) (than)> ${WORD}day|the|an?|your|our|\d\S*`,
    right: (both) => both.filter(Boolean).join('" or "'),
  },
  'costs?|pays?|takes?|saves? <the half → half> of|.',
  String.raw`the same (?!people\b)(?!${WORD}s\b)${WORD} <like → as> an?|the|your|our|before|us|you|they|we`,
  'as soon <→ as> you|it|we|they|the|an?|your|he|she|somebody|someone',
  'every <of → one of> our|the|your|these|them',
  `^<the (most of) → $1> ${WORD}`,
  String.raw`
    <(most|some|many|all|several) of → $1 / $1 of the> (?:callers|customers|calls|clients|people|patients|agents|
    bookings|messages)\b(?! (?:who|that|which|in|with|from|at|on)\b)`,
  '<incase → in case>',
  `^<me and ((?:my|our|the) ${WORD}) → $1 and I>`,
  `^<me and (${WORD}) → $1 and I> ${VERB}|are|will|have|can`,
  'in|for|after|within|only|just <(sentence|minute|word|day|week|month|year|page|click|line) → a $1> or two',
  `^let <we|they|he|she → us / them> ${WORD}`,
  "let's <us →>",
  {
    words: 'give|ask|tell|call|send|show|help <(we|they|he|she)> an?|the|.',
    right: ([subject]) => OBJECTS[subject!.toLowerCase()]!,
  },
  `^a number <→ of> ${PLURAL_NOUN}`,
  `^one|some|most|many|each|none <(the|our|your|these|those) → of $1> ${PLURAL_NOUN}`,
  "because <of →> (?:you|we|they|it) (?:are|is|have|has|can|do|don't)",
  'despite <of →>',
  'unless <if →>',
  { words: '<(?:most|more) (newest|oldest|best|worst|biggest|smallest|latest) → $1>', notBefore: 'practice|in class' },
  'contact <to →> you|us|them|the|your|our|him|her',
  `a dozen <of →> (?!(?:the|these|those|them|our|your|its|us|you) )${WORD}`,
  'differs?|differed <of → from>',
  'short <from → of> cash|time|money|staff|people|space',
  'one after <other → the other>',
  '<out of ordinary → out of the ordinary>',
  'again and <over → again>',
  `may|might|can|could|will|would|should|must|cannot|can't|won't <not to → not> ${VERB}|be|have|need`,
  String.raw`do(?:es)?n't|didn't|won't|can't|isn't|aren't <([^.,;!?\n]{2,40}) neither → $1 either> .`,
  "so(?: that)? <(nobody|no one|nothing) can't → $1 can>",
  '<neither of (us|them|you) to nothing → neither of $1 to anything>',
  '<in written → in writing> which|what|that|how|before|first|by|.',
  String.raw`from|at|before|after|until|by <(\d{1,2}:\d\d) o'clock → $1>`,
  {
    words: String.raw`<with in → within> one|two|an?|the|\d+|minutes|hours|days|weeks|months|seconds|reach`,
    notAfter: 'deal|dealt|comes?|go|goes|start|begin|begins|help|working?|done|agree[sd]?',
  },
  'goes?|going|went|get|gets|give|gives|far|run|runs|turn|turns|throw|threw|walk|walks|back <a way → away> .',
  {
    words: `
      <(what|when|who|where|which) ever → $1ever> interval|you|time|it|they|suits|day|comes|happens|is|works|agent|way`,
    where: String.raw`(?![^.!?\n]*\?)`,
  },
  '<any thing → anything> urgent|else|that|you|upsetting|is|can|happens|new|wrong|they|from|more|at all',
  String.raw`<(\d*1(?<!11))(?:nd|rd|th) → $1st>`,
  String.raw`<(\d*2(?<!12))(?:st|rd|th) → $1nd>`,
  String.raw`<(\d*3(?<!13))(?:st|nd|th) → $1rd>`,
  String.raw`<(\d*(?:1[1-3]|[04-9]))(?:st|nd|rd) → $1th>`,
  String.raw`^although|though|even though <([^.,;!?\n]{3,40}),? but → $1,> it|we|you|they|the`,
  `
    (?:as|is|are|be|was|were|it's|too|very|so) <(easy|hard|difficult|simple|ready|free) (reach|use|find|see|understand|
    learn|follow|set up|read|keep|get|make|call|choose|change|cancel|talk|start|go|leave) → $1 to $2>
    (?:as|for|if|when|on|in|at|and|or|it|them|us|the|a|an|your|our|from|with|.)`,
  "is|are|it's <enough (simple|easy|good|quick|big|small|cheap|clear|fast) → $1 enough>",
  '<too much (easy|simple|late|early|expensive|slow|busy|big|small|hard) → too $1>',
  {
    words: `
      <(more|most) (cheap|easy|simple|quick|fast|big|small|long|short|high|low|busy|early|late)> than|to|for|of|and|.`,
    right: comparison,
  },
  `both <of →> ${PLURAL_NOUN}`,
  '^<(at|on) the (morning|afternoon|evening) → in the $2> it|we|you|they|the|your|a',
  String.raw`^<on ((?:19|20)\d\d) → in $1> it|we|you|they|the|your|a`,
  `^<during → while> (?:it|we|you|they) ${WORD}`,
  '^<while (lunch|dinner|breakfast|the (?:night|day|week|morning|evening)) → during $1> it|we|you|they',
  {
    words: `
      to|from|with|for|into|in|about|of <→ the>
      (?:diary|calendar|owner|caller|receptionist|landlord|tenant|plumber|solicitor|dentist|garage|appointment|
      viewing|phone book)(?:[.,;!?]| (?:and|or|who|that|when|if|because|before|after|at))`,
    notAfter: `(?:from|by) ${WORD}|as|by|way|kind|sort|type|form|point|out|means|number`,
  },
  {
    words: 'contacts? <with →> us|me|them|him|her|our',
    notAfter: 'in|into|no|first|direct|eye|more|any|lost|lose|keep|makes?|of|the|your',
  },
  'enters?|entered <in →> the (?:room|office|shop|house|building)',
  'arrives?|arrived <to → at> the|your|our|an?|work',
]
