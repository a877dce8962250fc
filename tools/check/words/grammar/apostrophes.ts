import type { GrammarSlip } from './grammar-slip.ts'
import { CLAUSE, DOER, END, FOLLOWS, NOUN, PLURAL_NUMBER, PLURALS, PURE, START, VERB } from './parts-of-speech.ts'

/** An apostrophe that is missing, or one too many. */
export const apostrophes: readonly GrammarSlip[] = [
  [
    String.raw`\b((?:which|what|these|those|how many|some|many|most|all) (?!(?:else|one|other)')\p{L}{3,})'s (?=(?:are|were|have)\b)`,
    '$1s ',
  ],
  [
    String.raw`${START}(\p{L}{3,})'s(?=, \p{L}+s(?:,| and) (?:\p{L}+ )?\p{L}+s\b)(?<!\b(?:it|that|what|there|here|who|let|he|she|one)'s)`,
    '$1s',
  ],
  [
    String.raw`\b((?:for|of|with|from|by|about|into|through|behind|despite) it)'s(?= (?:own )?(?:${NOUN}|work|job|name|rules|limits|desk|hours|size|purpose|owner|customers|data|price)(?:[.,;!?]|$))`,
    '$1s',
  ],
  [
    String.raw`\b(${DOER}|teacher|parent|pupil|student|driver|neighbour|member|doctor|nurse)'s(?= (?:${PURE}|need|have|are|bring)(?! ?-)\b)(?<!\b(?:an?|the|every|each|one|your|our) (?:${DOER}|teacher|parent|pupil|student|driver|neighbour|member|doctor|nurse)'s)`,
    '$1s',
  ],
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
  [
    String.raw`${CLAUSE}(it)s(?= (?:an?|the|not|been|so|too|your|our|my|here|there|about|up|to|with|going to|time to|hard to|easy to|worth|because|why|how|where|gone|getting|raining|OK|okay|impossible)\b(?![-–]))`,
    '$1’s',
  ],
  [
    String.raw`${CLAUSE}(it)s(?= (?:${PLURAL_NUMBER}|one|half|a quarter|quarter|nearly|almost|just|only|about|around|well|exactly)(?: (?:${PLURAL_NUMBER}|ten|twenty|half|quarter))? (?:past|to|o'clock|gone|after|minutes|in the (?:morning|afternoon|evening))\b)`,
    '$1’s',
  ],
  [
    String.raw`${CLAUSE}(it)s(?= (?:ready|easy|free|open|closed|done|simple|quick|true|possible|important|urgent|safe|late|early|busy|clear|fine|human|broken|cheap|expensive|wrong|right|hard|difficult|cold|hot|wet|dark|empty|likely|normal|common|over|live|missing|yours|ours|theirs|useful|legal|private|serious|personal|enough|better|best)(?:[.;!?]|$|, (?:it|we|you|they|the|so|and|but|or|he|she|your|an?|this|that|not|just|because|which)\b| (?:to|that|when|if|because|for you|for us|in the|on the|at the|and (?:it|you|we|they))\b))`,
    '$1’s',
  ],
  // One word, and the end of the clause.
  [String.raw`\b((?:if|whether) it)s(?= \p{L}+,)`, '$1’s'],
  [
    String.raw`\b(photo|no-show|video|logo|FAQ|demo|MOT)'s(?=[.,;]|$| (?:and|or|of|to|for|are|were|with|in|on|at|from)\b)`,
    '$1s',
  ],
  [
    String.raw`\b((?:the|this|each|every|a|your) (?:page|site|browser))s(?= (?:address|data|Back button|settings|title|owner)(?:[.,;]|$| (?:is|in|and|or|of|to|for|bar)\b))`,
    '$1’s',
  ],
  [String.raw`\b(Information Commissioner)s(?= Office\b)`, '$1’s'],
  [String.raw`\b(who) its(?= for\b)`, '$1 it’s'],
  [
    String.raw`\b(your|our|the|a|each) (businesses|companies|agencies|practices)(?= (?:name|phone|website|owner|owners|own|size|hours|records|rules)\b)`,
    ([start, nouns], { singular }) => `${start} ${singular(nouns!)}’s`,
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
    String.raw`\b((?:${PLURAL_NUMBER}|\d+|few) (?:minutes|hours|days|weeks|months|years))(?= (?:time|notice|holiday|pay|leave)(?:[.,;]| (?:is|are|you|we|it|the|they|to|and|or|in)\b))`,
    '$1’',
  ],
  [
    String.raw`\b(${PLURALS.split('|')
      .filter((noun) => noun.endsWith('s'))
      .join('|')})'s\b`,
    '$1’',
  ],
  [String.raw`\b(speak|listen|become|remember|receive|understand|forget|decide|hear|write)'s\b`, '$1s'],
  [String.raw`\b(work|job|office)'s(?= (?:is|are|was|were)\b)`, '$1'],
  [
    String.raw`\b((?:${PLURAL_NUMBER}|\d+) )(month|week|day|hour|minute|year)'s(?= (?:later|ago|after|before|in|and|we|it|you)\b)`,
    '$1$2s',
  ],
  [
    String.raw`\b((?:the|our|your|a) (?:dentist|plumber|client|landlord|tenant|solicitor|patient|caller|customer|builder|owner|manager|garage|receptionist))s(?= (?:chair|name|phone|diary|address|number|voice|desk|office|inbox|car|van|dog|mobile|request|question|order|file|account|answer) (?:is|was|has|rings?|will|can|comes?|goes|stays?)\b)`,
    '$1’s',
  ],
  [
    String.raw`\b((?:agents?|receptionist|callers?|customers?|team|you|we|they) (?:answer|ring|call|book|send|write|help|ask|need|want|keep|take|make|work))'s(?= (?:the|a|an|your|our|every|each|for|at|in|on|to|with|it|them|you)\b)`,
    '$1s',
  ],
  [String.raw`\b((?:19|20)\d0)'s(?=[.,;]| (?:and|it|we|the|they|or|on|was|were|had|style)\b)`, '$1s'],
  [String.raw`\b(the \p{L}+s)'(?= (?:is|are|was|were|have|can|will|do)\b)`, '$1'],
]
