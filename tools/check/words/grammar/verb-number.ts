import type { Slip } from '../slips.ts'
import {
  ACTOR,
  ADVERB,
  AFTER_VERB,
  CLAUSE_START,
  DETERMINER,
  NOUN,
  NOUN_ONLY,
  PLURAL_NOUN,
  PLURAL_NUMBER,
  VERB,
  VERB_ONLY,
  VERB_OR_NOUN,
  WORD,
} from './parts-of-speech.ts'

const SINGULAR_DETERMINER = 'the|this|each|every|our|your|an?'
const SINGULAR_PRONOUN = `
  it|he|she|nobody|no one|everyone|everybody|somebody|someone|anyone|anybody|each one|every one|everything|nothing`

const PLURAL_SUBJECT = `(?:the|these|those|our|your|all|most|some) (?:${PLURAL_NOUN})`

/** Words after an article that make a plural: a few callers. */
const A_NUMBER = `
  few|lot|number|couple|dozen|hundred|handful|range|series|variety|pair|majority|minority|third|quarter|half|total|
  group|team|good|great`

const COUNT = 'Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Several|Many|Both|These|Those'

/** Parts of words for what is measured or sold, of which several are one amount. */
const AMOUNT = `
  second|minute|hour|day|night|week|month|year|pound|penc|mile|metre|litre|gram|inch|percent|time|course|session|ring|
  star|click|step`

/** Plural nouns. Names, news, and nouns that end in -ss, -us, -is or -ics may be singular. */
const COUNTED = String.raw`(?:\p{Ll}+ )?(?!\p{L}*(?:${AMOUNT}))(?!news\b|\p{L}*(?:ss|us|is|ics)\b)\p{Ll}+s`

/** Words after the verb of an amount, which may be singular: "Two agents is enough". */
const OF_AN_AMOUNT = String.raw`
  what|that|where|how|why|who|£\d+|
  (?:usually |often |more than )?(?:enough|plenty|too|an?|the|one|all|our|as|normal|right|fine)`

/** Verbs that are certainly verbs, even without an object. */
const CLEAR_VERB = `${VERB_ONLY}|answer|book|call|check|help|look|show|sort|use|work`

/** Words after and that begin another clause, or another thing of which something is said. */
const NO_NOUN =
  '(?:an?|the|your|our|each|every|it|this|that|who|which|what|how|when|where|why|then|also|one|no|nobody)\\b'

/** After one of several the verb may be singular: one of the people who runs it. */
const NOT_ONE_OF_SEVERAL = String.raw`(?<!\bone of [^.!?\n]*)`

/** Behind an auxiliary verb, and in what is suggested, a verb has its base form: does the agent draft it? */
const NOT_AFTER_AUXILIARY = String.raw`(?<!(?:[^,] and|\bor) )(?<!\b(?:
  do|does|did|can|will|could|would|should|must|may|might|let|make|help|see|hear|watch|have|ask|suggest|recommend|insist|
  propose|require|important|essential|how|why|where)\b[^.!?\n]*)`

/** A verb behind it would show that the slip is a noun. */
const NO_VERB_FOLLOWS = String.raw`(?! [^.!?\n]*\b(?:is|are|was|were)\b)`

/** A singular subject that ends in a plural: one of our sample calls, but not one of the things people say. */
const ONE_OF_SEVERAL = String.raw`
  (?:each|one|either|neither|every one) of (?:them|us|you|(?:the|our|your|these|those|its|their)
  (?:(?!\p{L}*s\b|(?:people|staff|women|men|children)\b)${WORD} )?${WORD}s)`

const NO_APOSTROPHE = "(?!')"

/** A verb that does not have the number of its subject. */
export const verbNumber: readonly Slip[] = [
  // One does.
  { words: `^(?:${SINGULAR_PRONOUN})(?: (?:${ADVERB}|rarely|seldom))? <${CLEAR_VERB} → :third>`, where: NO_APOSTROPHE },
  `
    ^(?:${SINGULAR_PRONOUN})(?: (?:${ADVERB}))?
    <(?!need not|let|put|read|set)(?:${VERB}|have|do|are|were|begin|include|mean|remind) → :third> ${AFTER_VERB}`,
  `
    ^(?:nothing|everything|something|anything) (?:here|there|else|on this page|in it) <claim|say|cost|change|happen|
    need|go|come|matter|count|stay|leave|get|stand|work → :third> more|a|an|the|to|you|in|on|for|anything|nothing|less|
    .`,
  {
    words: `
      (?:everyone|everybody|nobody|no one|someone|somebody) (?:still|always|never|often|already)
      <forward|${VERB_ONLY} → :third>`,
    at: String.raw`\b` + NOT_AFTER_AUXILIARY,
  },
  { words: `^each|neither <have|are|were|do → :third> ${WORD}`, notBefore: 'and' },
  '^it <are → :third>',
  `^it|(?:${SINGULAR_DETERMINER}) (?:${NOUN}) <don't → :third>`,
  { words: "he|she <are|don't → :third>", notAfter: 'and|or|nor' },
  {
    words: `
      ${SINGULAR_PRONOUN} <have → :third> been|had|got|seen|taken|done|made|gone|come|kept|lost|thought|told|heard|
      sent|paid|
      found|left|said|written|${WORD}ed`,
    at: CLAUSE_START + String.raw`(?<!\b(?:do|does|did|will|would|can|could|should|must|may|might|let)\b[^.,!?\n]*)`,
  },
  {
    words: `^(?:${SINGULAR_DETERMINER}) (?:${NOUN_ONLY}|page|phone|price) <${VERB_ONLY} → :third>`,
    where: NO_APOSTROPHE,
  },
  `^(?:${SINGULAR_DETERMINER}) (?:${NOUN}) <${VERB}|have → :third> ${DETERMINER}`,
  String.raw`
    ^(?:an?|every|each) (?!of\b|${A_NUMBER})(?:${WORD} )?(?!\p{L}*s\b)${WORD}
    <need|want|have|require|include|take|cost → :third>
    (?:an?|the|your|our|one|no|${PLURAL_NUMBER})`,
  {
    words: `^(?:${SINGULAR_DETERMINER}) (?:${NOUN_ONLY}) (?:${ADVERB}) <${VERB}|have → :third>`,
    notBefore: 'centres?|notes?|back requests?',
  },
  {
    words: `
      (?:${SINGULAR_DETERMINER}|its) (?:${ACTOR}) <${VERB_ONLY} → :third>
      ${DETERMINER}|its|his|her|him|us|me|no|one|${PLURAL_NUMBER}`,
    at: CLAUSE_START + NOT_AFTER_AUXILIARY,
  },
  {
    words: `
      (?:${SINGULAR_DETERMINER}|its) (?:${ACTOR}) <${VERB_OR_NOUN} → :third>
      (?:an?|its|your|our|their|them|him|us|every|each|all|any)${NO_VERB_FOLLOWS}`,
    at: CLAUSE_START + NOT_AFTER_AUXILIARY,
  },
  `
    ^(?:the|our|your) (?:${NOUN}|cost|fee|total|rate)
    (?:per|of|for|in|on|from)(?: (?:the|your|our|an?|each|every))? ${WORD}
    <fall|rise|drop|go|grow|come|depend|include|become|begin|cover|cost|start|stay|change|give|get|take|keep|send|say|
    make → :third> ${AFTER_VERB}|as|until`,
  '^(?:the|your|our|each|every) (?:phone|line|bell) <ring → :third> and|.',
  {
    words: `
      an? (?:${NOUN_ONLY}) <have → :third> approved|read|checked|signed|seen|asked|called|paid|written|agreed|been`,
    where: String.raw`(?<!\b(?:does|did|will|can|could|would|should|must|may|might|let|make|to) an? \w+ have)`,
  },
  `
    (?:if|when|until|unless|once|because|before|after|while|whether) (?:an?|each|every)
    (?!${A_NUMBER})${WORD}(?: (?!or|and|of)${WORD})? <have|are|were|do → :third>
    been|not|already|always|never|just|only|run|gone|come|an?|the|your|our|their|no|${WORD}(?:ed|ing)`,
  {
    words: `(?:an?|the|each|every|any) (?:${NOUN_ONLY}) (?:who|that|which) <${VERB_ONLY} → :third>`,
    where: NO_APOSTROPHE,
  },
  `(?:an?|the|each|every|any) (?:${NOUN_ONLY}) (?:who|that|which) <${VERB}|have|are|were → :third> ${AFTER_VERB}`,
  `
    (?:anyone|everyone|someone|anybody|everybody|nobody) who <${VERB_ONLY}|call|answer|need|have|work|book|ring|do →
    :third>
    ${DETERMINER}|no|yes|to|in|on|at|for|with|back|out|up|is|gets|can|must`,
  '(?:neither|either) of (?:them|us|you|the two|these|those) <are|were|have → :third>',
  `(?:${ONE_OF_SEVERAL}) <are|have → :third>`,
  `^(?:${ONE_OF_SEVERAL}) <${VERB} → :third> ${AFTER_VERB}`,
  `
    ^(?:(?:the|a|your|our) (?:list|copy|price|cost|choice|name|length|record|history|summary|note|story)|the number)
    of (?:${WORD} )?${WORD}s <are → :third>`,
  `^here <are → :third> (?:the|your|our|a) (?:${NOUN_ONLY}|price|list|answer)(?:[.,;?!]| (?:that|of|in|for))`,
  `
    there <were|are → :third>
    an? (?!few|lot|number|couple|dozen|hundred|handful|range|series|variety|pair|total|great|large|good|small|huge|
    bunch|thousand|million|half|maximum|minimum|host|wide|mixture|mix|growing|limited|set|${WORD} of)${WORD}`,
  {
    words: 'it|this|that|which <lead → :third> to (?:more|an?|the|fewer|better|your|less|higher|lost|another)',
    where: String.raw`(?<!\b(?:can|could|will|would|may|might|does|did|to|let|should|must) \w+ lead)`,
  },
  // It does one thing and another.
  {
    words: `
      (?!(?:lets|helps|makes|sees|hears|watches|gives) )(?:open|read|check|take|send|write|answer|add|file|log|sort|
      draft|call|ring|find|collect|compare|prepare|review|close|book|move|list|attach|save|print|sign|note|forward|
      scan)s (?:the|an?|your|each|every|our|their|its) (?:${WORD} )?${WORD},? and
      <approve|ask|send|write|tell|give|delete|confirm|remind|keep|prepare|remove|include|add|arrange|forward|compare →
      :third>
      the|an?|your|each|every|our|their|its|it|them|you|us`,
    where: String.raw`(?<!\b(?:lets?|helps?|to|can|will|must|may|should|if|when|both) [^.!?\n]*)`,
  },
  `
    ^(?:an?|the|your|our|each|every) ${WORD}(?: in ${WORD})?
    (?:reads|opens|checks|takes|gets|answers|sees|receives|looks at|listens to|goes through)
    (?:the|an?|your|each|every|our|their|its) (?:${WORD} )?${WORD},? and
    <reply|respond|call|write|email|ring → :third> (?:back|by|to|within|in|on|you|the|them|at)`,
  {
    words: String.raw`
      <${VERB_ONLY}|${VERB_OR_NOUN} → :third> (?:${DETERMINER}|anything|everything|nothing) [^.!?,:;\n]{1,50},? and
      (?:(?:${ADVERB}) )?(?:${VERB_ONLY})s`,
    at: `(?<=, )${NOT_AFTER_AUXILIARY}`,
  },
  String.raw`
    ^(?:it|he|she|(?:the|your|our|each|every) (?:${NOUN_ONLY})) (?!lets|helps|makes|asks|wants|needs|tells|gets|has|
    was|is)${WORD}s [^.!?,:;\n]{2,30} and <${VERB_ONLY}|book → :third>
    the|an?|your|our|every|each|all|it|them|appointments|calls|messages|bookings|notes|emails`,
  // Several do.
  { words: `^${PLURAL_SUBJECT} <is|was → :thirdPlural>`, notBefore: OF_AN_AMOUNT },
  { words: `^(?:${COUNT}) ${COUNTED} <is|was → :thirdPlural>`, matchCase: true, notBefore: OF_AN_AMOUNT },
  { words: `^(?:${COUNT}) ${COUNTED} <has|doesn't → :thirdPlural>`, matchCase: true },
  `^${PLURAL_SUBJECT} <has|doesn't → :thirdPlural>`,
  `
    ^(?:call notes|documents|names|numbers|payments|photos|${PLURAL_NOUN})(?:,? (?:and|or) ${WORD}s)? <is|was|has →
    :thirdPlural>
    stored|kept|sent|read|checked|deleted|written|made|been|shown|noted|never|always|not`,
  `
    ^agents|callers|customers|(?:the|these|those|our|your|all|most|some) (?:${PLURAL_NOUN}) <(?:${CLEAR_VERB})e?s →
    :thirdPlural>`,
  `
    which (?:${PLURAL_NOUN}|systems|tools|rooms|desks|days|hours|services|parts|teams|words) <is|was|has →
    :thirdPlural>`,
  {
    words: `
      (?:${PLURAL_NOUN}) (?:about|on|from|with) (?:an?|the|your|our)? ?${WORD} and (?:${WORD} )?${WORD}s
      <goes|comes|is|was|stays|needs|gets|has → :thirdPlural> (?:to|in|at|with|been|their|your|the|an?|not|never|
      always)`,
    where: NOT_ONE_OF_SEVERAL,
  },
  { words: "they|we <is|was|has|doesn't → :thirdPlural>", notAfter: 'of', notBefore: String.raw`\[\w+` },
  {
    words: '^you|we|they <needs|wants|gets|has|does|goes|keeps|takes|makes|gives → :thirdPlural>',
    notBefore: String.raw`\[\w+`,
  },
  {
    words: `
      ~they|we|you
      <(?:${CLEAR_VERB}|read|change|need|offer|save|start|stop|open|leave|turn|wait|talk|count|cost|handle)e?s →
      :thirdPlural>`,
    where: NO_VERB_FOLLOWS,
  },
  `
    (?:the less|the more|if|when|what|that|because|so|and|but|where|how|which|once|before|after|until) (?:you|we|
    they) <(?:${VERB_ONLY})s → :thirdPlural>`,
  `
    ^(?:${PLURAL_NOUN}|complaints) and (?:(?!${NO_NOUN})${WORD} )?(?!${NO_NOUN})${WORD} <(?:${VERB_ONLY}|stay)s →
    :thirdPlural>
    with|in|on|at|to|for|from|the|your|our|a`,
  {
    words: `
      (?:${PLURAL_NOUN}|those|others|tools) (?:who|that|which) <(?:${VERB_ONLY}|transform|help|work|save)e?s →
      :thirdPlural>`,
    where: NOT_ONE_OF_SEVERAL,
  },
  {
    words: `
      (?:people|those|others) who|(?:agents|people|callers|customers|rules|pages|prices|tools) that
      <answers|calls|changes|costs|lives|needs|runs|is|was|has → :thirdPlural>`,
    where: NOT_ONE_OF_SEVERAL,
  },
  {
    words: `(?:${PLURAL_NOUN}) (?:which|who|that) <was|is|has|does|needs|arrives → :thirdPlural> (?!the|what)${WORD}`,
    notAfter: 'of(?: (?:the|our|your|these|those|its|their|all))?',
  },
  {
    words: `[Tt]here <is|was → :thirdPlural> (?:${COUNT.toLowerCase()}) ${COUNTED}|too many|many|several`,
    matchCase: true,
  },
  `<there's → there are> (?:${PLURAL_NUMBER}|many) ${WORD}s`,
  String.raw`
    ^here|where|what <is|was → :thirdPlural> (?:the|your|our|these|those) (?:${PLURAL_NOUN})(?:[.,;?!]| (?:that|of|in|
    for)\b)`,
  `^(?:the|your|our|an?) (?:${NOUN_ONLY}) and (?:the |your |our |an? )?(?:${NOUN_ONLY}) <is|was|has → are / have>`,
  `
    ^(?:an?|the) ${WORD}, (?:an?|the) ${WORD} and (?:an?|the) ${WORD}(?: with (?:an?|the|${PLURAL_NUMBER}) ${WORD})?
    <goes|is|has|needs|wants|gets|does|was|comes|takes|makes → :thirdPlural>`,
  `
    (?:an?|the) ${WORD} and (?:an?|the) (?:${WORD} )?${WORD} both <(?:${VERB}|miss|lose|want|need|ring)e?s →
    :thirdPlural>`,
]
