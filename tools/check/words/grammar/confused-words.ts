import type { Slip } from '../slips.ts'
import { BE, MODAL, NOUN_ONLY, PLURAL_NUMBER, WEEKDAY, WORD } from './parts-of-speech.ts'

/** Words that begin the second part of a comparison. */
const COMPARED = 'an?|the|before|your|ours|what|you|we|it|one|from|waiting|guess|guessing|asking|calling'

/** What somebody sends. */
const FROM_SOMEBODY = 'messages|notes|orders|emails|money|replies|bookings|calls'

/** Words that are taken for others which are spelt or said alike. */
export const confusedWords: readonly Slip[] = [
  {
    words: `
      <than → then>
      wait|call|ring|ask|tell|send|write|book|put|choose|pick|add|open|close|press|click|check|it|we|you|they|she|he`,
    at: String.raw`(?<=, (?:and )?)`,
    where: String.raw`(?<!\b(?:more|less|rather|other|better|fewer|faster|sooner|\p{L}+er)\b[^.!?\n]*)`,
  },
  'we|you|they|I <advice → advise>',
  'the|a|our|legal|professional|free|good|tax <advise → advice>',
  'the|an|no|any <affect → effect> on|of',
  `
    what|the|an|no|any|big|little|some|side|same|much|good|bad|real|direct <affect(s?) → effect$1>
    does|is|did|was|will|.`,
  { words: '<al → all> calls|customers|your|the|our|agents|of|messages|these|those', notAfter: 'et' },
  '<all most → almost> every|all|always|any|certainly|never|no|nothing|anything',
  {
    words: '<already → all ready> to (?:start|go|begin|hire|call|talk|book|try)',
    notAfter: 'is|are|was|were|has|have|had|it',
  },
  '<an other → another>',
  '<as → has> been',
  "don't|doesn't|to|can|will|not|and|or <asses → assess>",
  '<at lest → at least>',
  'the|a|your|this|our <quite → quote> and|for|by|to(?!-)|.',
  { words: `<at ((?:${WEEKDAY})s?) → on $1>`, notAfter: 'look|looks|looking|start|begin', where: "(?!')" },
  '<bare → bear> with us|with it|in mind',
  {
    words: "has|have|had|is|was|you|it|we|they|'ve|never|always|already <bean → been>",
    notBefore: 'bags?|counter|feast|count',
  },
  'has|have|had <being → been> before|here|there|asked|told|missed|answered|booked|sent|paid',
  '<best off both → best of both>',
  String.raw`between (?:£?\d|${WEEKDAY})\S*(?: [ap]m)? <to → and> £?\d\S*|${WEEKDAY}`,
  '<between you and I → between you and me>',
  '(?:take|takes|taking|need|have|without) a <brake → break> from|.',
  '<brake(s?) → break$1> the (?:ice|bank|rules|law|news|deal|habit)|even|a promise',
  'lunch|tea|coffee <brake(s?) → break$1>',
  'worn|new|front|rear|squealing|grinding <break(s?) → brake$1> pads?|discs?|to|on|for|and|.',
  '<break → brake> pads?|discs?|fluid|calipers?|lights?|hoses?|cables?|pedals?|shoes|pipes?',
  '^<breath → breathe> in|out|deeply|easy',
  '^<buy → by> the time',
  String.raw`^<by → buy> (?:${PLURAL_NUMBER}|more|any) (?:agents|desks|packs)\b(?! [^.,]*,)`,
  'by|a|the <check → cheque> in the post|payable|or (?:card|cash|transfer)',
  "please|should|may|could|then|now|or|didn't|to|can|will|must <chose → choose>",
  'the|your|a|of <chose → choice> is|of|was|for|to',
  `
    this|next|the|a|evening|training|first|short|online <coarse → course>
    lead|is|of|starts?|for|in|that|ends|runs|on|which`,
  `
    longest-serving|new|our|your|a|each|former|closest <college → colleague>
    is (?:away|off|ill)|who|will|can|takes|answers|checks|reads`,
  '(?:sends?|gives?|pays?|passes|passing|get|got) (?:a|the|your|many|our) <complement(s?) → compliment$1>',
  '<complement(s|ed)? → compliment$1> (?:you|us|them|him|her) on',
  {
    words: `
      (?:sign|signed|signing|monthly|yearly|fixed)(?: (?:the|a|your|our|any))? <contact(s?) → contract$1>
      is|and|or|with|for|to|today|ends|runs|.`,
    notAfter: 'no',
  },
  'no <contact(s?) → contract$1> is|or|for|today|ends|runs|.',
  'please|to|can|will|and|or|you|just|always <contract → contact> us|me|our|you|your',
  '<costumer(s?) → customer$1>',
  '<counsel → council> tax|flats?|houses?|estates?|asks? for|offices?',
  '(?:check(?:s|ing)?|open(?:s|ing)?|keep(?:s|ing)?|fills?|manages?) (?:the|your|a|our) <dairy → diary>',
  '(?:about|of|with|for|by|reads|answers) <if → it> over|before|after|during|between|behind',
  {
    words: `
      (?:your|our|their|into the|shared|paper|practice) <dairy → diary>
      is|has|and|entry|for|when|so|with|of the day|of your|.`,
    notAfter: 'farm',
  },
  'rings?|calls?|dials?|phones? <911 → 999>',
  // What begins with 1 is a service of its own, such as 141.
  {
    words: String.raw`rings?|calls?|dials?|phones? <(?!999)[2-9]\d\d → 999>`,
    where: String.raw`(?=[.;]| (?:or|at once|straight|first|if)\b)`,
  },
  String.raw`<(\d{1,2}(?:[.:]\d\d)? ?[ap]m) in the (?:morning|afternoon|evening) → $1>`,
  `different <then → from> ${COMPARED}`,
  `other <then → than> ${COMPARED}`,
  '<draught → draft> (?:invoice|reply|reminder|email|letter|version|contract|text|post|quote)s?',
  `
    ${MODAL}|may|not|does|do|doesn't <effect → affect>
    your|our|the price|the cost|its|how|you|any|every|them|us|it|prices|calls|bookings`,
  'it|this|that|which <effects → affects> your|our|their|every|everyone|everybody|you|us|them|all|how',
  'in|of|an|for|your|simple|their|is <every day → everyday> life|language|English|items?|things|tasks',
  `^<everyday → every day> it ${WORD}s|we|you|they|the|your|our|an?|she|he`,
  { words: '<everyday → every day> .', notAfter: 'for' },
  `
    to|can|will|when|you|not|may <except → expect / accept>
    it|them|an? (?:reply|answer|call)|the (?:call|reply|answer)|delivery`,
  'we|they|you|to|can|will|must <except → accept> a|any|all|bookings?|calls|cards?|payments?|the',
  'offer|been|be|is|was|were|are <excepted → accepted> on|by|for|in|at|as|.',
  '<excepts → accepts> an?|the|any|all|every|each|your|our|bookings?|calls?|payments?|orders?|cards?',
  'up|all|any|your|our|the|these|those|of|for|more|new|web|website|email|phone|missed|sales <enquires → enquiries>',
  '<strait → straight> away|forward|through|back|in|into|on|to',
  '<fist → first> agent|call|day|month|of|one|question|step|thing|time|week|year',
  'comes?|came|away|hear|heard <form → from>',
  '<form → from> (?:start|top|beginning|end|morning|scratch|now|here|nine|eight) (?:to|on|until|onwards)',
  {
    words: `
      asks?|work(?:s|ed|ing)?|ran|apart|away|far|free|different|safe|learns?|taken|made|cop(?:y|ies|ied)|choose|
      reads?|sent|heard?|home|again|back|starts?|${FROM_SOMEBODY} <form → from> the|an?|your|our|every|each|one|two|
      three|home|here|there|its|it|you|us|them|work|any|all|customers?|callers?|clients?|patients?|people`,
    notBefore: `${WORD} ${WORD} (?:is|has)`,
  },
  `
    ${FROM_SOMEBODY}|payments|invoices|figures|leads|enquiries|details|answers|data|quotes|news|help|information|mail|
    post|requests|feedback <form → from>
    ${WEEKDAY}|Google|Xero|Finance|Sales|Marketing|Operations|Support|outside|abroad`,
  String.raw`
    note|message|email|call|order <form → from>
    (?:the|an?|your) (?:${NOUN_ONLY})(?:[.,;]| (?:is|was|at|who|with|in|on)\b)`,
  `
    answers?|quotes?|replies|reports? <form → from>
    (?:the|your|our) (?:information|details|records?|notes|list|price list|diary|website|documents?|rules|data)`,
  {
    words: `<form → from> what|whom|his|him|us|me|(?:your|our|their|its|the|an?) ${WORD}[.,;]`,
    at: String.raw`(?<=\p{L} )`,
    notAfter: String.raw`
      to|that|which|who|they|we|you|I|not|or|and|the|an?|this|your|our|contact|web|booking|demo|paper|online|can|
      cannot|will|could|may|might|must|would|should|each|any|every|no|do|don't|people|together|\p{L}+ly|\p{L}*s`,
  },
  `
    the|a|this|year's|our|your|its <forth → fourth>
    letter|time|agent|day|call|week|month|year|floor|of|step|quarter|question`,
  '<(?:free )?complementary → complimentary> demo|call|audit|trial|drink|coffee|session|consultation',
  'your|our|this <from → form> below|above|has|asks|takes|on this|needs|opens|.',
  { words: 'a|the|our|your <from → form>', notBefore: 'address|field|line|b', where: '(?!-)' },
  'it|this|things <gets? worst → gets worse>',
  'works|worked|sells <good → well> for|with|in|on|at|and|.',
  `${BE}|stays?|click|starts?|begins?|look <hear → here> for|to|when|if|all|now|.`,
  "we're|they're|it's|over|right <hear → here>",
  'what (?:your|our|the) agents? <here → hear>',
  `
    'll|${MODAL}|never|let (?:it|us|me|them)|I <here → hear>
    the|your|it|every|what|you|about|an?|more|them|that|why|our|nothing|anything`,
  '<here → hear> from (?:you|us|them)|back from|a (?:demo|sample)|how (?:it|she|he) (?:answers|handles|sounds)',
  'the <hole → whole> team|day|week|office|business|story|firm|year',
  { words: `(?:is|are|was|were|be|very|really|so) good <in → at> ${WORD}ing`, notBefore: 'spring|morning|evening' },
  'consists? <in → of> an?|the|two|three|four|five|six|several',
  'know|tell you|paid|pay|book|plan|warn you <in advanced → in advance>',
  {
    words: `<in ((?:${WEEKDAY})s?) → on $1>`,
    notAfter: 'start|begin|done|back|come|place',
    notBefore: 'to|of|week|morning|evening',
    where: "(?!')",
  },
  '<in principal → in principle>',
  '<in regards to → with regard to>',
  '<in the other hand → on the other hand>',
  'open|closed|answers?|works?|here|busy|away <in the (weekend|weekends) → at the $1>',
  '<on the weekend → at the weekend> too|and|or|when|if|as|it|we|you|they|.',
  '<insure → ensure> that',
  '<irregardless → regardless>',
  'case|file|form|record|list|setup|set-up|profile|application|work|job|it <is compete → is complete>',
  'it <ever → never> invents|sleeps|forgets|guesses|pays|sends|promises|argues|tires',
  "is|are|was|it's|that's <know → no / now> longer|more|easier|better|faster|problem",
  {
    words: `
      (?:learns?|works?|answers?|speaks?|replies|moves?)(?: very| so| too)?
      <(quick|polite|careful|nice|perfect|easy|smooth|automatic|regular|clear)> and|at|in|when|for|with|.`,
    right: ([adjective]) => `${adjective!.replace(/y$/, 'i').replace(/ic$/, 'ical')}ly`,
  },
  '(?:leaves?|left|takes?|took|sends?|sent|voice|text)(?: (?:a|the|your))? <massage(s?) → message$1>',
  {
    words:
      'an?|the|your|our|their|its|each|every|another|one|this|no|driving|software|alcohol|premises <license → licence>',
    notBefore: 'plates?',
  },
  { words: '^<licenses → licences> and|or|for|to|are|from|that' },
  'the|your|our|these|all|any|of|their|other|new|two|three|software|driving <licenses → licences>',
  {
    words: `
      ${MODAL}|may|to|not|never|don't|doesn't|you|we|they|always|often <loose → lose> an?|its|your|our|the|it|any|no|
      track|out|them|one|business|work|sight|sleep|interest|half|more|less|everything|nothing|patience|count`,
    notBefore: 'a customer|a call',
  },
  '<loose → lose> money|time|customers?|calls|clients?|a customer|a call',
  { words: '<manger(s?) → manager$1>', notAfter: 'in (?:a|the)' },
  { words: '^<may be → maybe> you|it|we|they', where: String.raw`(?![^.!?\n]*\?)` },
  '<meat → meet> the team|our (?:team|agents)|us|you',
  '<minuets → minutes>',
  '<(?:more|most) ((?:bett|bigg|cheap|easi|fast|long|quick|short|simpl|small|busi)(?:er|est)) → $1>',
  String.raw`
    per|each|every|this|next|last|one|(?:pounds|times|once|twice|calls|minutes|hours|days|£\d+) a <moth → month>`,
  String.raw`two|three|four|six|nine|ten|twelve|few|several|\d+ <moths → months>`,
  { words: 'let (?:us|me|them) <no → know>', where: '(?!-)' },
  'you <no → know> what|how|when|who|if',
  '<no body → nobody> is|was|answers|can|has|wants|knows|picks|calls|likes|needs|will|rings',
  '<noting → nothing> is|was|happens|changes|gets|here|else|to (?:install|pay|lose|set)',
  'you|we|they|us|me|them <now → know> what|how|who|where|why|whether',
  `
    (?:switch(?:es|ed)?|turn(?:s|ed)?|sign(?:s|ed)?|log(?:s|ged)?|taken)(?: (?:it|them|this|that|one))? <of → off> .`,
  `
    (?:switch(?:es|ed)?|turn(?:s|ed)?|sign(?:s|ed)?|log(?:s|ged)?) (?:it|them|this|that|one) <of → off>
    at|when|for|in|on|if|again|and|until|after|before|by|whenever`,
  'different <of → from> an?|the|your|our|other|what|most',
  'responsible <of → for>',
  { words: "(?:could|should|would|(?<!the )might|must)(?:n't)? <of → have>", notBefore: 'course|necessity' },
  `may <of → have> been|got|gone|had|left|made|missed|rung|${WORD}ed`,
  '<of cause → of course> .',
  { words: '<on the (morning|evening|afternoon) → in the $1> and|when|too|.', notAfter: 'early|late' },
  'go|goes|gone|going|run|ran <out off → out of>',
  'the <passed → past> week|month|year|days|twelve|six|few|three|two|hour',
  'in the <passed → past>',
  {
    words: 'he|she|it|they|we|I|who|agent|caller|customer <past → passed> the|a|an|your|our|it|them|on',
    notAfter: 'makes?|made|gets?|got|gone?|goes|going|let|lets|puts?|slips?|runs?|keeps?|took|take|takes',
  },
  'has|have|had|time has|time had <past → passed> on|by|your|the|its|all|.',
  'is|are|was|were|been|be|gets?|got <past → passed> to|straight|back|on to|over to',
  `
    and|or|then|it|agent <past → passes>
    (?:her|his|your|our|their|its|the|an?|each|every|any|it|them)(?: ${WORD})? (?:on|to|back|along)`,
  '<peace and quite → peace and quiet>',
  `
    <peace(s?) → piece$1> of (?:paper|work|advice|news|information|cake|equipment|software|furniture|string|kit|bread)`,
  '<peaked → piqued> (?:my|your|our|their|his|her) (?:interest|curiosity)',
  '<piece of mind → peace of mind>',
  'we|they|you|to|can|must|should <practice → practise> what|your|our|this|it|law|medicine|every|before',
  `
    the|a|your|our|this|each|every|their|best|dental|law <practise(s?) → practice$1>
    is|are|was|has|have|can|will|of|in|at|that|with|closes|opens|needs|manager|.`,
  'dental|medical|legal|law|accountancy|veterinary|best|good <practise(s?) → practice$1>',
  `
    main|basic|first|same|simple|guiding|general|our|these|few|three|four|five <principal(s?) → principle$1>
    is|are|of|that|behind|here|guide|we|in|to|.`,
  '<principle → principal> contractor|reason|office|place|agent',
  '<pubic → public> price|page|list|sector|holiday|transport|relations|and|body',
  `
    ${BE}|looks|seems|not|works|feels|takes <quiet → quite>
    simple|easy|good|right|sure|small|big|often|an?|the|different|new|long|short|cheap|expensive|clear|quick|fast|
    common|normal|rare|possible|likely|hard|well|happy|useful|ready|busy`,
  'be|keep|stay|go|goes|very|too|so <quite → quiet> .',
  `
    an?|the|one|every|each <quite → quiet>
    evening|morning|day|hour|night|week|month|office|time|room|spell|shop|street|voice|moment|period|line|phone`,
  '<quite → quiet> hours|periods|days|weeks|months|evenings|mornings|spells?',
  {
    words: String.raw`
      <real → really> (?:easy|simple|quick|good|fast|cheap|busy|nice|hard|soon)(?:[.,;!]| (?:and|to|for)\b)`,
    notAfter: 'the|a|an|your|our|some',
  },
  '<reason(?: for (?:this|that))? is because → reason is that>',
  '<rely → reply> to (?:every|the|an?|your|you|us|it|each|all|any|emails?|customers?)',
  String.raw`
    can|could|to|will|you|we|they|always|never|must <reply → rely>
    on (?:it|us|them|you|an|a|the|our|your)\b(?! (?:behalf|same|next|day|following|phone|line|website|first|page|spot|
    web|form))`,
  '<reverts? back → come back / reply>',
  {
    words: 'to <right → write> an?|it|them|your|down',
    notAfter: 'left|next|back|over|close|way|access|comes?|due|goes?|down',
  },
  `we|they|you|also|can <sale → sell> ${WORD}`,
  `
    (?:sends?|gives?|shows?|brings?|passes|forwards?|hands?|writes?|says|takes?|comes?|go(?:es)?|belongs|talks?|
    speaks?|replies|listens?|back|hands?(?: it| them| the call)? over)(?: (?:it|them|this|that|everything|one))?
    <too → to> you|us|them|him|her|me|the|your|our|an?`,
  '<shear → sheer> luck|delight|joy|volume|number|size|amount|cheek|chance|hard work',
  `
    our|your|the|new|web <sight → site>
    (?:is|has|was|will|went|loads|works|opens) (?:live|new|up|down|ready|fast|slow|open|online)`,
  '<sing( |-)(up|in) → sign$1$2> to|for|with|now|today|here|page|form',
  '^<some times → sometimes> it|we|you|they|the|a|your|an|there',
  {
    words: '<(some|any) one → $1one> calls?|can|could|who|is|has|rings?|answers?|asks?|else|wants?|needs?|will|knows?',
    notAfter: 'than|for|if|of|in|not|with|from',
  },
  'your|our|new|office|more <stationary → stationery> is|was|order|and|for|.',
  '<stationary → stationery> cupboard|order|supplies|shop',
  String.raw`two|three|four|five|six|\d+ <stories → storeys> and|high|tall|above|up|below|with|.`,
  'that|which|it <suites → suits> you|both|your|our|the|everyone|them|us',
  'you|to|please|and|can|will|must <summit → submit> a|the|it|your|this',
  'is|are|was|were|be <suppose → supposed> to',
  String.raw`tells? \S+ <to → too> .`,
  'different <than → from>',
  `
    (?:more|less|fewer|better|faster|busier|cheaper|higher|lower|earlier|later)(?: ${WORD})? <that → than>
    ever|before|usual|last`,
  {
    words: `
      (?<!once )more|less|fewer|rather|better|worse|faster|cheaper|easier|quicker|longer|shorter|bigger|smaller|
      higher|lower|sooner|earlier <then → than> ${WORD}`,
    notBefore: 'than|and|or|but|to|so',
  },
  `as ${WORD} to ${WORD} <then|than → as> ${WORD}`,
  { words: `other <then → than> ${WORD}`, notAfter: 'the|each', notBefore: 'and|or' },
  '<theirselves → themselves>',
  '<then than → then>',
  'as (?:cheap|easy|quick|simple|good|fast|small|big|much|many|far|often|clear|useful|busy) <then|than → as>',
  "has|have|had|having|I've|we've <though → thought> about|of|that|it",
  '^<thought|trough → through> the (?:day|night|week|year|month|winter|summer|letterbox|door)',
  'put <threw → through>',
  '<threw → through> the (?:day|night|week|weekend|year|website|form)',
  `${WORD}day <through → to> ${WORD}day`,
  'a|the|more|very|most <through|trough → thorough> check|look|clean|read|answer|job|review|search|report|test|and',
  '^<to → too> many|much|late|early|few|often',
  '^you|we|they|I <to → too> can|could|will|would|should|have|want|need',
  "has|have|had|you've|we've|they've <red → read> the|your|our|it|everything|every|each|this|them|what|about|through|a",
  '<to → too> (?:early|soon|quickly|slowly|expensive|tired|busy|difficult|hard|often) (?:in|for|to|on|at)',
  { words: String.raw`\p{L}+ <to → too> (?:late|small|big|long|few|many) to`, notAfter: 'early|morning|from' },
  'far|way|not|costs?|is|are <to → too> much|many|late|long|busy|expensive',
  'even <tough|thought|through|trough → though> it|the|we|you|they|your|there|he|she|our|nobody',
  'on <trail → trial> within|for|in|with|until|first',
  String.raw`free|paid|\d+-day <trail → trial>`,
  '<trail → trial> periods?',
  `
    (?:runs?|ran|go|goes|going|went|puts?|comes?|coming|looks?|gets?|reads?|thinks?|walks?|talks?|works?|right|
    straight|halfway|breaks?|pass(?:es|ed)?|sends?|sent|guides?|leads?)(?: it| them| you| me| us)?
    <trough|thorough|though|thought|threw|tough → through> the|an?|your|it|every|each|our|all|to|my|their|this|on|what`,
  '<Unites → United> Kingdom|States|Nations',
  '<(un|re)?licenc(ed|ing) → $1licens$2>',
  '<(?:very|quite|most|more) unique → unique>',
  'long|whole|last|next|every|this|each <weak → week> is|was|of|the|we|you|to|in|at|.',
  `
    and|or|of|on|know|ask|asks|see|say|check|checks|decide <weather → whether>
    you|it|they|we|(?:the|an?) (?:call|caller|agent|patient|customer|person)`,
  { words: "<weather → whether> or not|you|they|it's|they're|you're", notAfter: 'the|whatever the|this' },
  'web|building|construction <sight(s?) → site$1>',
  '<websight(s?) → website$1>',
  'the <whether → weather> was|is|has|will|gets|got|turned|forecast',
  '<worth while → worthwhile>',
  '<wright → write / right>',
  `
    the|your|all|just|at <write → right>
    time|way|one|person|agent|answer|place|side|price|choice|day|moment|desk|number|people|team`,
]

/** What shows that to tire is meant: he walks on and tires of it. */
const TIRES_SOMEBODY = `
  of|out|easily|quickly|soon|fast|more|less|him|her|it|me|us|you|them|the|an?|your|our|every|everyone|everybody|people|
  callers|customers|before|after|when|as|at|in|by`

/** Parts and services that garages list together with tyres. */
const WITH_TYRES = `
  batter(?:y|ies)|bodywork|brakes?|clutch(?:es)?|exhausts?|filters?|MOTs?|oil|parts|repairs|servic(?:es|ing)|wheels|
  windscreens?|wipers?`

/** Words of American English, and what is said in Britain. */
export const americanWords: readonly Slip[] = [
  '<gotten → got>',
  '<cell(?: ?phone)(s?) → mobile phone$1>',
  '<zip ?code(s?) → postcode$1>',
  '<realtor(s?) → estate agent$1>',
  '<elevator(s?) → lift$1>',
  '<trash → rubbish> (?:can|bag|bin)s?',
  'the|in|your <trash → rubbish>',
  'on|go on|goes on|a|summer|from <vacation(s?) → holiday$1>',
  { words: 'the|an|your|our <attorney(s?) → solicitor$1>', notAfter: 'power of', notBefore: 'general' },
  '<parking lot(s?) → car park$1>',
  '<sidewalk(s?) → pavement$1>',
  '<gas station(s?) → petrol station$1>',
  '<faucet(s?) → tap$1>',
  '<drug ?store(s?) → chemist$1>',
  '<toll-free → free>',
  '<(?:licen[sc]e|registration) plate(s?) → number plate$1>',
  'winter|summer|new|worn|spare|car|van|flat|bald|part-worn|all-season|front|rear <tire(s?) → tyre$1>',
  '<tire(s?) → tyre$1> sizes?|shops?|fitters?|fittings?|pressures?|treads?|changes?|dealers?',
  'a|an|the|one|each|every|this|your|our|their|its <tire → tyre>',
  {
    words: `
      the|your|our|their|its|these|those|all|any|some|no|which|of|for|with|on|about|${PLURAL_NUMBER}|
      (?:${WITH_TYRES}) (?:and|or) <tires → tyres>`,
    notBefore: TIRES_SOMEBODY,
  },
  { words: '^<tires → tyres>', notBefore: TIRES_SOMEBODY },
  `<tires → tyres> (?:and|or) (?:${WITH_TYRES})|are|were|have|need|booked|fitted|changed|checked|replaced|sold|stored`,
  'partner|training|loyalty|referral|affiliate|rewards?|pilot <program(s?) → programme$1>',
]
