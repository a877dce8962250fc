import type { GrammarSlip } from './grammar-slip.ts'
import { BE, MODAL, PLURALS, PLURAL_NUMBER, START, THING, VERB } from './parts-of-speech.ts'

/** Words that are taken for others which are spelt or said alike. */
export const confusedWords: readonly GrammarSlip[] = [
  [
    String.raw`\bform (?=(?:start|top|beginning|end|morning|scratch|now|here|nine|eight) (?:to|on|until|onwards)\b)`,
    'from ',
  ],
  [
    String.raw`\b((?:worn|new|front|rear|squealing|grinding) )break(s?)(?= (?:pads?|discs?)\b|[.,;]| (?:to|on|for|and)\b)`,
    '$1brake$2',
  ],
  [String.raw`\bbreak(?= (?:pads?|discs?|fluid|calipers?|lights?)\b)`, 'brake'],
  [String.raw`\b((?:two|three|four|five|six|\d+) )stories(?= (?:and|high|tall|above|with)\b|[.,;])`, '$1storeys'],
  [
    String.raw`\b((?:sends?|gives?|pays?|passes|passing|get|got) (?:a|the|your|many|our) )complement(s?)\b`,
    '$1compliment$2',
  ],
  [
    String.raw`\b((?:main|basic|first|same|simple|guiding|general) )principal(s?)(?= (?:is|are|of|that|behind|here)\b|[.,;])`,
    '$1principle$2',
  ],
  [
    String.raw`(?<!\b(?:makes?|made|gets?|got|gone?|goes|going|let|lets|puts?|slips?|runs?|keeps?|took|take|takes) )\b(he|she|it|they|we|I|who|agent|caller|customer) past(?= (?:the|a|an|your|our|it|them|on)\b)`,
    '$1 passed',
  ],
  [
    String.raw`\b(I|we|they|you) (seen|done)(?= (?:the|a|an|it|your|our|this|that|them)\b)`,
    ([who, verb]) => `${who} ${verb === 'seen' ? 'saw' : 'did'}`,
  ],
  [
    String.raw`${START}(it|he|she) (seen|done)(?= (?:the|a|an|it|your|our|this|that|them)\b)`,
    ([who, verb]) => `${who} ${verb === 'seen' ? 'saw' : 'did'}`,
  ],
  [String.raw`\breverts? back\b`, 'come back" or "reply'],
  [String.raw`\b(reason)(?: for (?:this|that))? is because\b`, '$1 is that'],
  [String.raw`\b(\d{1,2}(?:[.:]\d\d)? ?[ap]m) in the (?:morning|afternoon|evening)\b`, '$1'],
  [
    String.raw`(?<!\b(?:start|begin|done|back|come|place) )\bin ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b(?!'| (?:to|of|week|morning|evening))`,
    'on $1',
  ],
  [
    String.raw`(?<!\b(?:look|looks|looking|start|begin) )\bat ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b(?!')`,
    'on $1',
  ],
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
  [
    String.raw`(?<!\b(?:to|that|which|who|they|we|you|I|not|or|and|the|an?|this|your|our|contact|web|booking|demo|paper|online|can|will|may|must|should|each|any|every|no|together|\p{L}+ly)) form (?=(?:what|whom|his|him|us|me)\b)`,
    ' from ',
  ],
  [
    String.raw`\b(messages|notes|orders|emails|money|replies|bookings|calls|payments|invoices|figures|leads|enquiries|details|answers|data|quotes|news|help|information|mail|post|requests|feedback) form(?= (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Google|Xero|Finance|Sales|Marketing|Operations|Support|outside|abroad)\b)`,
    '$1 from',
  ],
  [String.raw`\bpubic(?= (?:price|page|list|sector|holiday|transport|relations|and|body)\b)`, 'public'],
  [String.raw`\b((?:don't|doesn't|to|can|will|not|and|or) )asses\b`, '$1assess'],
  [
    String.raw`\b((?:your|our|their|the|a|into the|shared|paper|practice) )dairy(?= (?:is|has|and|entry|for|when|so|with|of the day|of your)\b|[.,;])(?<!\b(?:farm|a|the) dairy)`,
    '$1diary',
  ],
  [String.raw`\b(on )trail(?= (?:within|for|in|with|until|first)\b)`, '$1trial'],
  [String.raw`\bnoting(?= (?:is|was|happens|changes|gets|here|else|to (?:install|pay|lose|set))\b)`, 'nothing'],
  [String.raw`\b(you |to |please |and |can |will |must )summit(?= (?:a|the|it|your|this)\b)`, '$1submit'],
  [
    String.raw`\b(case|file|form|record|list|setup|set-up|profile|application|work|job|it) is compete\b`,
    '$1 is complete',
  ],
  [
    String.raw`\b((?:to|can|will|when|you|not|may) )except(?= (?:it|them|an? (?:reply|answer|call)|the (?:call|reply|answer)|delivery)\b)`,
    '$1expect" or "$1accept',
  ],
  [String.raw`\b((?:offer|been|be|is|was|were|are) )excepted(?= (?:on|by|for|in|at|as)\b|[.,;])`, '$1accepted'],
  [
    String.raw`\b((?:this|next|the|a|evening|training|first|short|online) )coarse(?= (?:lead|is|of|starts?|for|in|that|ends|runs|on|which)\b)`,
    '$1course',
  ],
  [
    String.raw`\b((?:the|a|this|year's|our|your|its) )forth(?= (?:letter|time|agent|day|call|week|month|year|floor|of|step|quarter|question)\b)`,
    '$1fourth',
  ],
  [String.raw`\b(that |which |it )suites(?= (?:you|both|your|our|the|everyone|them|us)\b)`, '$1suits'],
  [String.raw`\bdraught(?= (?:invoice|reply|reminder|email|letter|version|contract|text|post|quote)s?\b)`, 'draft'],
  [String.raw`\bcounsel(?= (?:tax|flats?|houses?|estates?|asks? for|offices?)\b)`, 'council'],
  [
    String.raw`\b((?:the|for the|in the|over the) )passed(?= (?:week|month|year|days|twelve|six|few|three|two|hour)\b)`,
    '$1past',
  ],
  [String.raw`\b(know|tell you|paid|pay|book|plan|warn you) in advanced\b`, '$1 in advance'],
  [
    String.raw`\b(longest-serving|new|our|your|a|each|former|closest) college(?= (?:is (?:away|off|ill)|who|will|can|takes|answers|checks|reads)\b)`,
    '$1 colleague',
  ],
  [
    String.raw`\b((?:and|or|of|on|know|ask|asks|see|say|check|checks|decide) )weather(?= (?:you|it|they|we|(?:the|an?) (?:call|caller|agent|patient|customer|person))\b)`,
    '$1whether',
  ],
  [String.raw`\b(what (?:your|our|the) agents? )here\b`, '$1hear'],
  [String.raw`\b(it ever)(?= (?:invents|sleeps|forgets|guesses|pays|sends|promises|argues|tires)\b)`, 'it never'],
  [
    String.raw`\b((?:has|have|had) )being(?= (?:before|here|there|asked|told|missed|answered|booked|sent|paid)\b)`,
    '$1been',
  ],
  [String.raw`\bwho's(?= (?:${PLURALS})\b(?! (?:only|first)\b))`, 'whose'],
  [
    String.raw`\bwho's(?= (?:MOT|phone|name|turn|call|agent|office|dog|order|invoice|number|booking|tenant|patient) (?:is|was|has|are|will)\b)`,
    'whose',
  ],
  [
    String.raw`\b((?:clinicians|people|owners|callers|customers|staff|teams|they|you|firms) (?:get|have|need|want|lose|save|use|give|spend|keep) )they're\b`,
    '$1their',
  ],
  [
    String.raw`\b(when|while|because|if|that|once|until) their(?= (?:on holiday|away|busy|out|ill|late|here|ready|closed|open|asleep|at lunch|in a meeting|not)\b)`,
    '$1 they’re',
  ],
  [String.raw`\b((?:it|that|this|work|job|call) is )did(?=[.,;]|$| (?:and|when|it|the)\b)`, '$1done'],
  [String.raw`\b(home|again|back|start|starts) form(?= (?:the|your|our|an?)\b)`, '$1 from'],
  [String.raw`\b(it|this|things) gets? worst\b`, '$1 gets worse'],
  [String.raw`\b(go|goes|gone|going|run|ran) out off\b`, '$1 out of'],
  [String.raw`\b(taken|switched|turned) of(?=[.,;])`, '$1 off'],
  [
    String.raw`\b((?:tells?|told|asks?|and|calls) (?:\p{Lu}\p{L}+ |you |them |us ))to(?=\.)(?<=\btells? \S+ to)`,
    '$1too',
  ],
  [String.raw`\b((?:has|have|had|having|I've|we've) )though(?= (?:about|of|that|it)\b)`, '$1thought'],
  [String.raw`\b(?:licen[sc]e|registration) plate(s?)\b`, 'number plate$1'],
  [String.raw`\bUnites(?= (?:Kingdom|States|Nations)\b)`, 'United'],
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
  [String.raw`${START}by(?= (?:${PLURAL_NUMBER}|more|any) (?:agents|desks|packs)\b(?! [^.,]*,))`, 'buy'],
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
  [
    String.raw`\b(los(?:t|es|e)|keeps?|kept|gave|gives?|checks?|reads?|changes?|sends?|sent|uses?|used|knows?|wants?|needs?|has|have|had|missed|forget|forgot) there(?= (?:own|patience|phones?|diary|names?|details|numbers?|bookings?|money|jobs?|staff|customers|clients|orders|minds?|team|voice|keys)\b)`,
    '$1 their',
  ],
  [
    String.raw`\b(learns?|works?|answers?|speaks?|replies|moves?)( very| so| too)? (quick|polite|careful|nice|perfect|easy|smooth|automatic|regular|clear)(?=[.,;!]| (?:and|at|in|when|for|with)\b)`,
    ([verb, much = '', how]) => `${verb}${much} ${how!.replace(/y$/, 'i').replace(/ic$/, 'ical')}ly`,
  ],
  [String.raw`\b(works|worked|sells) good(?=[.,;!]| (?:for|with|in|on|at|and)\b)`, '$1 well'],
  [
    String.raw`(?<!\b(?:the|a|an|your|our|some) )\breal (?=(?:easy|simple|quick|good|fast|cheap|busy|nice|hard|soon)(?:[.,;!]| (?:and|to|for)\b))`,
    'really ',
  ],
  [String.raw`\bbrake(s?)(?= (?:the (?:ice|bank|rules|law|news|deal|habit)|even|a promise)\b)`, 'break$1'],
  [String.raw`\b((?:your|our|new|office|more) station)ary(?= (?:is|was|order|and|for)\b|[.,;])`, '$1ery'],
  [String.raw`\bcomplement(s|ed)?(?= (?:you|us|them|him|her) on\b)`, 'compliment$1'],
  [String.raw`\bit's (?:affect|effect)(?= (?:is|was|on)\b)`, 'its effect'],
  [
    String.raw`\bexcepts(?= (?:an?|the|any|all|every|each|your|our|bookings?|calls?|payments?|orders?|cards?)\b)`,
    'accepts',
  ],
  [
    String.raw`\balready(?= to (?:start|go|begin|hire|call|talk|book|try)\b)(?<!(?:is|are|was|were|has|have|had|it) already)`,
    'all ready',
  ],
  [
    String.raw`\b(that|if|when|because|know|think|sure|unless|while) your(?= (?:right|wrong|happy|sure|ready|busy|late|welcome|away|closed|open)(?:[.,;!?]|$))`,
    '$1 you’re',
  ],
  [
    String.raw`\b(answers?|quotes?|replies|reports?) form(?= (?:the|your|our) (?:information|details|records?|notes|list|price list|diary|website|documents?|rules|data)\b)`,
    '$1 from',
  ],
  [String.raw`\b(open|closed|answers?|works?|here|busy|away) in the (weekend|weekends)\b`, '$1 at the $2'],
  [
    String.raw`\bon the (morning|evening|afternoon)(?=[.,;]|$| (?:and|when|too)\b)(?<!\b(?:early|late) on the \p{L}+)`,
    'in the $1',
  ],
  [String.raw`\bin the other hand\b`, 'on the other hand'],
  [String.raw`\b(different) of (?=(?:an?|the|your|our|other|what|most)\b)`, '$1 from '],
  [String.raw`\b(responsible) of (?=(?:an?|the|your|our|what|all|every)\b)`, '$1 for '],
  [
    String.raw`\b((?:is|are|was|were|be|very|really|so) good) in (?=\p{L}+ing\b)(?! (?:spring|morning|evening)\b)`,
    '$1 at ',
  ],
  [String.raw`\b(consists?) in (?=(?:an?|the|two|three|four|five|six|several)\b)`, '$1 of '],
  [
    String.raw`\b(ask|asks|wait|waits|look|looks|thanks|in|with|from|for|by|on|at|reads?|knows?|learns?|checks?|uses?|keeps?|needs?|writes?) you (?=(?:name|names|email|e-mail|phone|number|diary|address|price list|calendar|order|website|business|office|customers|calls|rules|messages|notes|logo|team)\b)(?! (?:is|are|was|were|has|have)\b)`,
    '$1 your ',
  ],
  [
    String.raw`\b((?:sends?|gives?|shows?|brings?|passes|forwards?|hands?|writes?|says|takes?|comes|goes|belongs|talks|speaks|replies) (?:(?:it|them|this|that|everything|one) )?)too (?=(?:you|us|them|him|her|me|the|your|our|a|an)\b)`,
    '$1to ',
  ],
  [
    String.raw`\b(is|are|has|have|with|on|at|in|from|for|of|behind) there (?=(?:desk|phone|diary|name|names|number|own|customers|clients|business|office|website|team|price|prices|calls|rules)\b)(?<!\b(?:what|who|how|where|if|whether) (?:is|are) there )(?<!\b(?:from|in|for|on|at|of) there )(?! name of\b)`,
    '$1 their ',
  ],
  [String.raw`\bthey're (?=(?:desk|phone|diary|website|inbox|prices)\b(?!-| (?:only|book|call)))`, 'their '],
  [String.raw`\byou're (?=(?:desk|phone|diary|website|inbox|prices)\b(?!-| (?:only|book|call)))`, 'your '],
  [
    String.raw`\b(who)se (?=(?:there|here|next|calling|ringing|free|open|first|in|on|at)\b)(?! (?:\p{L}+ )?\p{L}+ (?:is|are|was)\b)`,
    '$1’s ',
  ],
]
