import { filesWithSentences } from '../../words/sentences.ts'
import { reportSlip, reportSlips, slipPattern, type Slip } from '../../words/slips.ts'
import type { Rule } from '../rule.ts'

/** Things that belong to somebody, as small businesses call them. */
const THINGS =
  'agents?|answers?|bills?|bookings?|business|calendars?|calls?|clients?|company|customers?|diary|emails?|guests?|' +
  'inbox|jobs?|lines?|messages?|money|names?|numbers?|office|orders?|patients?|people|phones?|prices?|questions?|' +
  'records|shop|staff|teams?|voice|website|work'

/** Verbs after a thing, which show that it is the subject. */
const PREDICATE = 'is|are|was|were|has|have|never|will|can|gets?|needs?|wants?'

/** Verbs whose object follows at once. */
const WITH_OBJECT =
  'get|have|use|know|send|give|check|open|answer|run|pay|keep|lose|see|like|love|make|take|tell|ask|got|had|find'

/** Verbs that are no nouns, so that they have no possessive. */
const VERBS = 'ask|begin|bring|choose|come|get|give|happen|keep|know|learn|need|say|see|seem|send|take|tell|think|want'

/** Nouns that show that "in" belongs to them, not to a verb as in "when a call comes in it’s answered". */
const AFTER_IN = 'own|head|diary|inbox|name|office|industry|hands|field'

/**
 * Words that are wrong where they are, although the dictionary has them. harper.js finds two fifths of these with its
 * grammar rules, reports "had had", loads for 3.7 s and takes 73 MB.
 */
const CONFUSIONS: readonly Slip[] = (
  [
    [
      String.raw`\b(you)'re(?= (?:own\b(?!-)|(?:(?:main|whole|current|existing|new|first|last) )?(?:${THINGS}) (?:${PREDICATE})\b))`,
      '$1r',
    ],
    [
      String.raw`\b(your)(?= (?:welcome(?: to\b|[.,!?])|going to\b|not\b(?!-)|unable\b|responsible for\b|entitled to\b|free to\b|charged\b))`,
      'you’re',
    ],
    [String.raw`\b(its)(?= (?:a|an|the|been|not|your|our)\b(?!-))`, 'it’s'],
    [
      String.raw`\b(its)(?= (?:(?:left|kept|sent|put|taken|shut|cut|known|used|called|closed|switched|turned) (?:out|off|because|when|if|by (?:a|an|the|your|our))|(?:because|why|how|worth (?:a|it|the)|up to (?:you|us|them))\b))`,
      'it’s',
    ],
    [String.raw`\b(it)'s(?= own\b(?!-))`, '$1s'],
    [String.raw`\b((?:with|of|from|by|into|between|without) it)'s\b`, '$1s'],
    [String.raw`\b((?:with|of|from|by|into|between|without) you)'re\b`, '$1r'],
    [String.raw`\b((?:in|at|on|over|under) it)'s(?= (?:${AFTER_IN})\b)`, '$1s'],
    [String.raw`\b((?:in|at|on|over|under) you)'re(?= (?:${AFTER_IN})\b)`, '$1r'],
    [String.raw`\b(who)'s(?= (?:own\b(?!-)|phones|diary|inbox))`, '$1se'],
    [
      String.raw`\b(the)y're(?= (?:own\b(?!-)|phones|diary|inbox|(?:messages|bookings|invoices|names|numbers|details|questions)\b))`,
      '$1ir',
    ],
    [String.raw`\b(the)ir(?= (?:is|are|was|were|has been)\b)`, '$1re'],
    [
      String.raw`\b((?:${WITH_OBJECT}) the)re(?= (?:own|message|customers?|clients?|company|diary|inbox|money|office|patients|jobs)\b(?! (?:${PREDICATE})\b))`,
      '$1ir',
    ],
    [
      String.raw`\b((?:(?<!once )more|less|fewer|rather|better|worse|faster|cheaper|easier|quicker|longer|shorter|bigger|smaller|higher|lower|sooner|earlier) )then(?= (?!(?:than|and|or|but|to|so)\b)\p{L})`,
      '$1than',
    ],
    [String.raw`\b(as \w+ to \w+ )then\b`, '$1as'],
    [String.raw`\b((?:could|should|would|(?<!the )might|must)(?:n't)? )of\b(?! (?:course|necessity)\b)`, '$1have'],
    [
      String.raw`\b((?:use|in|on|for|with|from|to|at|by|write|set) )you(?= own (?!(?:the|an?|it|more|your|several)\b)\p{Ll})`,
      '$1your',
    ],
    [String.raw`\b(${VERBS})'s\b`, '$1s'],
    [String.raw`\b(lo)ose(?= (?:money|time|customers?|calls|clients?|a customer|a call)\b)`, '$1se'],
    [String.raw`\b((?:dental|medical|legal|law|accountancy|veterinary|best|good) practi)s(es?)\b`, '$1c$2'],
    [String.raw`\b((?:partner|training|loyalty|referral|affiliate|rewards?|pilot) program)(s?)\b`, '$1me$2'],
    [String.raw`\b((?:the|a|our|legal|professional|free|good|tax) advi)se\b`, '$1ce'],
    [String.raw`\b((?:we|you|they|I) advi)ce\b`, '$1se'],
    [String.raw`\b((?:a|an|the|your|driving|software|alcohol|premises) licen)se\b(?! plates?\b)`, '$1ce'],
    [String.raw`\b((?:the|an|no|any) )affect\b(?= (?:on|of)\b)`, '$1effect'],
    [
      String.raw`\b((?:it|this|that|which) )effects(?= (?:your|our|their|every|everyone|everybody|you|us|them|all|how)\b)`,
      '$1affects',
    ],
    [String.raw`\b(station)ary\b(?= (?:cupboard|order|supplies|shop))`, '$1ery'],
    [String.raw`(?<!\bin (?:a|the) )\b(man)ger(s?)\b`, '$1ager$2'],
    [String.raw`\bc(o)stumer(s?)\b`, 'cust$1mer$2'],
    [String.raw`\b((?:a|the|our|your) f)rom\b(?!-| (?:address|field|line|b)\b)`, '$1orm'],
    [String.raw`\b((?:comes?|came|away|hear|heard) f)orm\b`, '$1rom'],
    [String.raw`\b(fi)st(?= (?:agent|call|day|month|of|one|question|step|thing|time|week|year)\b)`, '$1rst'],
    [String.raw`\b(at le)st\b`, '$1ast'],
    [
      String.raw`\b((?:leaves?|left|takes?|took|sends?|sent|voice|text) (?:(?:a|the|your) )?m)assage(s?)\b`,
      '$1essage$2',
    ],
    [
      String.raw`\b((?:per|each|every|this|next|last|one|(?:pounds|times|once|twice|calls|minutes|hours|days|£\d+) a) mo)th\b`,
      '$1nth',
    ],
    [String.raw`\b((?:two|three|four|six|nine|ten|twelve|few|several|\d+) mo)ths\b`, '$1nths'],
    [String.raw`\b(minu)ets\b`, '$1tes'],
    [String.raw`\b(si)ng(?=(?: |-)(?:up|in) (?:to|for|with|now|today|here|page|form)\b)`, '$1gn'],
    [String.raw`\b(of c)ause\b(?=[,.!])`, '$1ourse'],
    [String.raw`\b((?:free|paid|\d+-day) t)rail\b`, '$1rial'],
    [String.raw`\b(t)rail(?= periods?\b)`, '$1rial'],
    [String.raw`\b(qui)te(?= (?:hours|periods|days|weeks|months|evenings|mornings|spells?)\b)`, '$1et'],
    [String.raw`\b((?:to|can|will|must) ch)ose\b`, '$1oose'],
    [String.raw`\b((?:has|have|had) le)ad(?= to\b)`, '$1d'],
    [String.raw`\b((?:far|way|not|costs?|is|are) to)(?= (?:much|many|late|long|busy|expensive)\b)`, '$1o'],
    [String.raw`\b(th)rew(?= the (?:day|night|week|weekend|year|website|form)\b)`, '$1rough'],
    [
      String.raw`(?<!\b(?:the|whatever the|this) )\b(w)eather(?= (?:or not|you|they|it's|they're|you're)\b)`,
      '$1hether',
    ],
    [String.raw`\b((?:lunch|tea|coffee) br)ake(s?)\b`, '$1eak$2'],
    [String.raw`\b(every)day(?=[.;!?])(?<!\bfor everyday)`, '$1 day'],
    [String.raw`\b(in)sure(?= that\b)`, 'ensure'],
    [
      String.raw`\b((?:we|they|you|to|can|will|must) )except(?= (?:a|any|all|bookings?|calls|cards?|payments?|the)\b)`,
      '$1accept',
    ],
    [String.raw`\b((?:is|are|was|were|gets?|be|been) pas)t(?= on to\b)`, '$1sed'],
    [String.raw`\b(b)are(?= (?:with us|with it|in mind)\b)`, '$1ear'],
    [String.raw`\b(the )hole(?= (?:team|day|week|office|business|story|firm|year)\b)`, '$1whole'],
    [
      String.raw`\b(agent|booking|call|caller|client|customer|patient|price)'s(?= (?:are|were|have|don't|aren't)\b)`,
      '$1s',
    ],
    [String.raw`\b(you)r(?= (?:asked (?:to|for|if)|called back|put through|rung back|told)\b)`, '$1’re'],
    [
      String.raw`\b(the)ir(?= (?:a|an|the|not(?!-)|asked (?:to|for|if)|called back|put through|rung back|told|(?:at|in|near|off|on|out|under|up|with) (?:a|an|the|your))\b)`,
      '$1y’re',
    ],
    [String.raw`\b(you)r(?= (?:a|an|the)\b)`, '$1’re'],
    [
      String.raw`\b((?:do|does|did|follows?|loses?|uses?|keeps?|gives?|changes?|chooses?|reads?|has|have|reach(?:es)?|learns?) it)'s(?= (?:job|rules|limits|name|place|work|notes|price|answers|calls|steps|voice|greeting|hours|staff|team|customers|clients|website|menu|stock|rota|diary|way|turn)\b)`,
      '$1s',
    ],
    [String.raw`\b(its)(?= (?:always|never|also)\b(?!-))`, 'it’s'],
    [
      String.raw`\b((?:of|for|with|to|on|by) the)re(?= (?:own|customers|clients|patients|phones?|office|diary|inbox|business|team|staff|company|website|hours|prices|homes?)\b)`,
      '$1ir',
    ],
    [
      String.raw`(?<=^|[.!?] |\n)(the)re(?= (?:customers|clients|patients|callers|staff|team|phones?|prices) (?:is|are|was|were|will|can|gets?|have|has|wants?|needs?)\b)`,
      '$1ir',
    ],
    [
      String.raw`\b((?:and|but|because|if|when|that|so|while|since|as|whether|before|after|until) the)re(?= (?!(?:is|was|has|seems|exists|appears|remains|comes|goes|follows|costs|counts)\b)\p{Ll}+s (?:want|need|are|were|have|get|call|ring|expect|ask|like|know|can|will|don't|go|come|keep|use)\b)`,
      '$1ir',
    ],
    [
      String.raw`\b((?:there|it|they|we|you|he|she) (?:may|might|must|should|could|would|will|can))(?= (?:an?|the|too|very|no(?! (?:longer|more|doubt)\b))\b)`,
      '$1 be',
    ],
    [String.raw`\b(in princip)al\b`, '$1le'],
    [String.raw`\b(princip)le(?= (?:contractor|reason|office|place|agent)\b)`, '$1al'],
    [String.raw`\b((?:web|building|construction) ?si)ght(s?)\b`, '$1te$2'],
    [
      String.raw`\bhe(re)(?= (?:from (?:you|us|them)|back from|a (?:demo|sample)|how (?:it|she|he) (?:answers|handles|sounds))\b)`,
      'hear',
    ],
    [String.raw`\b((?:we're|they're|it's|over|right) he)ar\b`, '$1re'],
    [String.raw`\b(let (?:us|me|them) )no\b(?!-)`, '$1know'],
    [String.raw`\b(you )no(?= (?:what|how|when|who|if)\b)`, '$1know'],
    [String.raw`\b((?:switch(?:ed)?|turn(?:ed)?|sign(?:ed)?|log(?:ged)?) (?:it |them )?of)(?=[.,;!?])`, '$1f'],
    [String.raw`\b((?:of|with|for|to|from|by) )are(?= (?:agents|customers|clients|office|own|prices|team)\b)`, '$1our'],
    [
      String.raw`\b((?:answers?|in|of|with|from|on|by) you)(?= (?:business|clients|customers|diary|inbox|office|phone|team|website)\b)`,
      '$1r',
    ],
    [String.raw`\b(the)y(?= (?:agent|caller|client|customer|manager|owner|receptionist)s?\b)`, '$1'],
    [String.raw`\bas(?= been\b)`, 'has'],
    [String.raw`\b((?:is|are|was|were|be|been) the)ir(?=[.,;!?])`, '$1re'],
    [
      String.raw`(?<=, (?:and )?)than(?= (?:wait|call|ring|ask|tell|send|write|book|put|choose|pick|add|open|close|press|click|check|it|we|you|they|she|he)\b)(?<!\b(?:more|less|rather|other|better|fewer|faster|sooner|\p{L}+er)\b[^.!?\n]*)`,
      'then',
    ],
    [String.raw`\b([Tt])ire(s?)(?= (?:sizes?|shops?|fitters?|pressures?|treads?|changes?)\b)`, '$1yre$2'],
    // The number of emergencies is another one in the United States.
    [
      String.raw`\b((?:rings?|calls?|dials?|phones?) )(?:911|(?!999|111|112|101|105|118|119|159)[1-9]\d\d(?=[.;]| (?:or|at once|straight|first|if)\b))\b`,
      '$1999',
    ],
    [String.raw`\b(different )than\b`, '$1from'],
    [String.raw`\bgotten\b`, 'got'],
    [String.raw`\b(\p{L}+day )through(?= \p{L}+day\b)`, '$1to'],
    [String.raw`\bcell(?: ?phone)(s?)\b`, 'mobile phone$1'],
    [String.raw`\bzip ?code(s?)\b`, 'postcode$1'],
    [String.raw`\brealtor(s?)\b`, 'estate agent$1'],
    [String.raw`\belevator(s?)\b`, 'lift$1'],
    [String.raw`\btrash(?= (?:can|bag|bin)s?\b)|(?<=\b(?:the|in|your) )trash\b`, 'rubbish'],
    [String.raw`\b((?:on|go on|goes on|a|summer|from) )vacation(s?)\b`, '$1holiday$2'],
    [String.raw`\b((?:the|an|your|our) )attorney(s?)\b(?! general\b)(?<!power of attorneys?)`, '$1solicitor$2'],
    [String.raw`\bparking lot(s?)\b`, 'car park$1'],
    [String.raw`\bsidewalk(s?)\b`, 'pavement$1'],
    [String.raw`\bgas station(s?)\b`, 'petrol station$1'],
    [String.raw`\bfaucet(s?)\b`, 'tap$1'],
    [String.raw`\bdrug ?store(s?)\b`, 'chemist$1'],
    [String.raw`\btoll-free\b`, 'free'],
    [String.raw`\b((?:winter|summer|new|spare|car|flat|part-worn|all-season) t)ire(s?)\b`, '$1yre$2'],
    [String.raw`\b((?:by|a|the) )check(?= (?:in the post|payable|or (?:card|cash|transfer))\b)`, '$1cheque'],
    [String.raw`\b(you)r(?= (?:at|away|behind|in|near|off|on|out|under|up|with) (?:a|an|our|the|your)\b)`, '$1’re'],
    [
      String.raw`\b(you)r(?= (?:too|already|still|never|getting|losing|looking for|paying for|asked to|put through) (?:a|an|to|the|up|your|\p{L}+ed|\p{L}+ing)\b)`,
      '$1’re',
    ],
    [
      String.raw`\b(you)r(?= (?:\d+|one|two|three|four|five|ten) \p{L}+s? (?:up|away|behind|early|late|short)\b)`,
      '$1’re',
    ],
    [String.raw`(?<=^|[.!?] |\n)(we)re(?= (?:here|open|closed|based|happy|proud|glad|sorry)\b)`, '$1’re'],
    [
      String.raw`(?<=^|[.!?] |\n)(there)s(?= (?:a|an|no|the|one)\b)|(?<=^|[.!?] |\n)theirs(?= (?:a|an|no)\b)`,
      'there’s',
    ],
    [String.raw`\b(who)se(?= (?:a|an|the|calling|ringing)\b)`, '$1’s'],
    [String.raw`(?<!\b(?:the|each) )\b(other )then\b(?= (?!(?:and|or)\b)\p{L})`, '$1than'],
    [String.raw`\b(may )of(?= (?:been|got|gone|had|left|made|missed|rung|\p{L}+ed)\b)`, '$1have'],
    [String.raw`\b(your|their|our)'s\b`, '$1s'],
    [String.raw`\b(ca)nt\b`, '$1n’t'],
    [String.raw`(?<!\b(?:his|her|its|their|your) )\b(wo)nt\b`, '$1n’t'],
    [String.raw`\b((?:we|they|you|I) use)(?= to (?:be|call|do|get|have|ring|spend|take|write)\b)`, '$1d'],
    [String.raw`\b((?:is|are|was|were|be) suppose)(?= to\b)`, '$1d'],
    [String.raw`\bmore (better|bigger|cheaper|easier|faster|longer|quicker|shorter|simpler|smaller)\b`, '$1'],
    [String.raw`\bamount(?= of (?:agents|calls|clients|customers|emails|enquiries|people|questions)\b)`, 'number'],
    [
      String.raw`\b(between (?:£?\d|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)\S* (?:[ap]m )?)to(?= (?:£?\d|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun))`,
      '$1and',
    ],
    [String.raw`(?<=^|[.!?] |\n)(let)s(?= (?:talk|get|start|have|go(?! of)|look|say|begin)\b)`, '$1’s'],
    [
      String.raw`(?<!-)\bless(?= (?:calls|customers|emails|enquiries|errors|interruptions|mistakes|people|questions|visits)\b)`,
      'fewer',
    ],
    [
      String.raw`\b((?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|few) (?:agent|caller|customer|client|email|minute|month|question|week))(?=[.,;]| (?:and|or|in|at|on|for|with|to|from|are|each|a)\b)`,
      '$1s',
    ],
  ] as const
).map(([pattern, meant]) => [slipPattern(pattern, 'giu'), meant])

/** Adjectives that are nouns, too. */
const NOUNS =
  'own|right|left|past|present|potential|equivalent|representative|total|original|rival|ideal|official|executive|' +
  'opposite|equal|regular|local|front|back|key|light|cold|good|final|public|interior|exterior|double|high|low|kind|' +
  'human|principal|individual|professional|specialist|manual|annual|daily|weekly|monthly|special|native|worth|' +
  'cool|calm|elderly|young|poor|rich|sick|most|easy|ready|hard'

/** Words before which a noun has come, if there is one. */
const AFTER_ADJECTIVE = 'with|in|at|on|for|by|because|when|if|than|from|of'
const ITS = new RegExp(
  String.raw`(?<![\p{L}’'-])its\s+(?!(?:\p{L}+\s+)?(?:(?:${NOUNS})|\p{L}+est)\b)(?:\p{L}+\s+)?\p{L}+\s+(?:${AFTER_ADJECTIVE})\b`,
  'giu',
)

/** No word is taken for another: your and you’re, its and it’s, than and then, licence and license. */
export const wrongWords: Rule = {
  name: 'wrong-words',
  severity: 'error',
  async check(site, add) {
    // Knows what is an adjective. It takes 0.2 s to load, which the start of dev would wait for.
    const { default: nlp } = await import('compromise/two')
    for (const file of filesWithSentences(site)) {
      for (const { 0: written, index: at } of file.prose.matchAll(ITS)) {
        const sentence = /[^.!?\n]*$/.exec(file.prose.slice(0, at))![0] + written
        if (nlp(sentence).has(`its #Adverb? #Adjective (${AFTER_ADJECTIVE})$`))
          reportSlip(file, { written, right: written.replace(/ts/i, 't’s'), at }, reasonFor, add)
      }
      reportSlips(file, CONFUSIONS, reasonFor, add)
    }
  },
}

function reasonFor(written: string): string {
  return `This says "${written}", but another word is meant.`
}
