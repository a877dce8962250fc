import { leavesOf, valueAt } from '../../../content/mdx/static-value.ts'
import { filesWithSentences, type Site } from '../../site/site-reader.ts'
import { recordsOf, reportUnlessAllowed, type ReportInFile, siteRule } from '../rule.ts'
import { UNIT_OF_TIME } from '../../words/grammar/parts-of-speech.ts'
import { NUMBER, numberIn, phrasePattern, matchesIn } from '../../words/phrase-pattern.ts'

const UNIT = `${UNIT_OF_TIME}|fortnight`
const LENGTH = String.raw`(?:
  half an hour|an? (?:few )?(?:${UNIT})s?|
  (?:${NUMBER}|several)[- ](?:(?:business|working|calendar) )?(?:${UNIT})s?)`
const ABOUT = '(?:(?:about|around|only|just|at least|up to|under|over|the first|a full|a minimum of) )?'
/** Before a word that is denied, or that others have: no notice, without a contract, the tenant’s notice. */
const NOT_DENIED = String.raw`(?<!\b(?:no|not an?|not|never an?|without|without an?|any|zero|nor|or|s'|'s) )`

/** A statement about us in a record or on a page, and the sentences that contradict it. */
type Commitment = {
  /** The file of the record or the page. */
  file: string
  /** How a text of the file says it. If none says so any more, nothing contradicts it. */
  says: RegExp
  /** Sentences that contradict it. */
  contradicts: RegExp
  /** Whether the time that a sentence names differs from the record's. Without it every such sentence is wrong. */
  isOther?: (written: string, text: string) => boolean
}

const sentences = (...alternatives: readonly string[]) => phrasePattern(alternatives.join('|'), 'giu')
const isOtherLength = (written: string, text: string) => minutesOf(written) !== minutesOf(text)

const PRICING = 'data/pricing.ts'
const OUR_PEOPLE = String.raw`(?:we|we'll|we will|our (?:office|people|phones?|team|line|main line))`

/** The largest cities of the country, of which the address names one. */
const CITIES =
  'London|Birmingham|Manchester|Leeds|Glasgow|Edinburgh|Sheffield|Bristol|Liverpool|Leicester|Cardiff|Belfast|' +
  'Nottingham|Newcastle|Southampton|Brighton|Derby|Plymouth|Reading|Oxford|Cambridge|York|Norwich|Aberdeen|Swansea'

const ABROAD = 'US|USA|United States|America|EU|European Union|Europe|Ireland|Germany|France|India|Netherlands'

const COMMITMENTS: readonly Commitment[] = [
  {
    file: PRICING,
    says: /^cancel any ?time$/i,
    contradicts: sentences(String.raw`
      ${NOT_DENIED}\b(?:minimum (?:term|contract|commitment|period)|cancellation (?:fee|charge|period)|
      early[- ](?:exit|cancellation|termination) fee)s?\b|
      \b(?:give|giving|gives|need|needs|require|requires|want|at|with|on) (?:us )?${ABOUT}${LENGTH}'?s?'? notice\b|
      \b${LENGTH}'? notice (?:is needed|is required|applies|period)\b|
      ${NOT_DENIED}\b(?:contract|agreement|subscription|commitment|tie-in)s? (?:of|for|lasts?|runs? for)
      ${ABOUT}${LENGTH}(?!-)\b|
      ${NOT_DENIED}\b${NUMBER}-(?:month|year) (?:contract|agreement|commitment|minimum|subscription|term|tie-in)\b|
      \b(?:cancelling|leaving) (?:early|(?:in|during|before the end of) (?:the|your) first (?:${UNIT})) costs\b|
      \b(?:(?:cannot|can't|can not|may not) (?:cancel|leave)|(?:tied|locked) in|(?:sign|signed|signing) up) (?:in|
      during|before|until|within|for) (?:the (?:first|end)|${ABOUT}${LENGTH})`),
  },
  {
    file: PRICING,
    says: /^no set-?up fees?$/i,
    contradicts: sentences(String.raw`
      ${NOT_DENIED}\bset-?up (?:fee|cost|charge)s? (?:of|is|are|applies|apply|costs?)\b(?! (?:no|not|nothing|zero|
      free|never)\b)|
      \b(?:pay|charge|add|plus|includes?|including) (?:an? |the |our )?(?:one-off |small |single )*set-?up (?:fee|
      cost|charge)\b|
      \bset-?up costs £\d|
      \bthere(?: is|'s) an? (?:one-off |small |single )*set-?up (?:fee|cost|charge)\b|
      £\d+ (?:one-off |for the )?(?:set-?up|setting[- ]up)\b`),
  },
  {
    file: PRICING,
    says: /\bday money-back guarantee$/i,
    contradicts: sentences(String.raw`
      \bmoney[- ]back guarantee (?:for|of|within|lasts|runs for|covers) ${ABOUT}${LENGTH}|
      \b(?:we|we'll|we will) (?:refund|pay back|give back)[^.!?\n]{0,40} (?:within|for|in|up to) ${ABOUT}${LENGTH}|
      \byour money back (?:within|for|in|up to) ${ABOUT}${LENGTH}`),
    isOther: isOtherLength,
  },
  {
    file: PRICING,
    says: /money-back guarantee$/i,
    contradicts: sentences(String.raw`
      \bwe (?:(?:do not|don't|can't|cannot|never) (?:offer|give|make|do|issue|provide) refunds?|offer no refunds?)\b|
      \b(?:our )?(?:fees|prices|payments|subscriptions?) (?:is|are) (?:non-refundable|not refunded|not refundable)\b`),
  },
  {
    file: PRICING,
    says: /^set-?up in \d+ minutes$/i,
    contradicts: sentences(String.raw`
      \b(?:set-?up|setting (?:it|one|an agent|up)(?: up)?) (?:takes?|lasts?|in) ${ABOUT}${LENGTH}|
      \b(?:agents?|it) takes? (?:you )?${ABOUT}${LENGTH} to (?:set up|set it up|be set up|go live)|
      \bit'?s? (?:is )?(?:live|set up|up and running|ready) (?:in|within|after) ${ABOUT}${LENGTH}`),
    isOther: isOtherLength,
  },
  {
    file: 'data/phrases.ts',
    says: /^\d+ minutes$/,
    contradicts: sentences(String.raw`
      \b(?:discovery|demo|audit|set-?up) call (?:takes|lasts|is) ${ABOUT}${LENGTH}|
      \b${LENGTH} discovery call\b`),
    isOther: isOtherLength,
  },
  {
    file: 'data/phrases.ts',
    says: /^\d+ hours$/,
    contradicts: sentences(String.raw`
      \b(?:(?:you|you'll|you will) hear from us|we(?:'ll| will)? (?:reply|answer|respond|get back to you|write
      back)) within an? (?:${UNIT})\b`),
    isOther: isOtherLength,
  },
  {
    file: PRICING,
    says: /\bnot included\b/i,
    contradicts: sentences(String.raw`
      \b(?:prices?|fees?|(?:£\d+|month|agent)) (?:all )?(?:includes?|including|with|incl?\.?) (?:the )?VAT\b|
      \bVAT (?:is|comes) (?:already )?included\b|
      \binclu(?:sive|ding) of VAT\b`),
  },
  {
    file: PRICING,
    says: /^no charge per minute or per call\b/i,
    contradicts: sentences(String.raw`
      \b(?:you|we) (?:only )?(?:pay|charge)(?: you)? (?:extra )?(?:per|by the|for (?:each|every)) (?:minute|call)\b|
      \b(?:£\d[\d.]*|\d+ ?p|\d+ pence) (?:per|a|for (?:each|every)) (?:minute|call)\b|
      (?:\b(?:price|month|agent)|£\d+) includes? (?:up to )?\d[\d,]* (?:calls|minutes)\b`),
  },
  {
    file: 'data/site.ts',
    says: /^weekends closed$/i,
    contradicts: sentences(String.raw`
      \b${OUR_PEOPLE}(?:'re|'s| are| is)? (?:open|here|answered|answer the phone|
      available)(?: for you)?(?: on| at| over)? (?:Saturdays?|Sundays?|(?:the )?weekends?|all week|
      every day|seven days(?: a week)?|24\/7)\b|
      \b(?:people answer|(?:call|ring|phone) us|our (?:office|people|team|phones?|main line)|we(?:'re| are)
      open)\b(?:(?!\b(?:if|when|or|write|message)\b)[^.!?\n]){0,60}\b(?:seven days a week|at weekends|at the weekend|
      (?:on |and |to )(?:Saturday|Sunday)s?)\b`),
  },
  {
    file: 'data/site.ts',
    // The town of an address, before its postcode.
    says: /^\p{Lu}[\p{L} ]+ [A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}$/u,
    contradicts: sentences(String.raw`
      \b(?:our (?:head )?(?:office|team|studio|company)s? (?:is|are) (?:based |here )?in|we(?:'re| are) (?:all |a
      (?:small )?(?:company|team|firm) )?(?:here )?in|(?:visit|find|see|meet) us (?:at our office )?in) (?:central
      )?(?:${CITIES})\b`),
    isOther: (written, text) => !text.startsWith(written.split(' ').at(-1)!),
  },
  {
    file: 'data/compliance.ts',
    says: /\bUnited Kingdom\b/,
    // A question of a record, and its answer.
    contradicts: sentences(String.raw`
      \b(?:stores?|keeps?|holds?|process(?:es)?|hosts?) (?:your|all|the) (?:data|notes|records|recordings|documents)
      (?:only )?in (?:the )?(?:${ABROAD})\b|
      \bdata (?:kept|stored|held)\?\s{0,80}in (?:the )?(?:${ABROAD})\b|
      \b(?:your|call|customer|all(?: your)?) (?:data|notes|records|recordings|documents)[^.!?\n]{0,20} (?:stored|
      kept|held|processed|hosted) (?:in|on servers in) (?:the )?(?:${ABROAD})\b`),
  },
  {
    file: 'data/faq.ts',
    says: /\bfor every agent you have\b/i,
    contradicts: sentences(String.raw`
      \b(?:lower|new|cheaper) price (?:applies|is|counts) (?:only|just) (?:to|for)\b|
      \b(?:only|just) (?:to|for|on) the (?:newest|new|latest|next) (?:agent|one)\b(?!s)|
      \b(?:others?|other agents?|first (?:agents?|ones?)) (?:stays?|keeps?|remains?) (?:at |on )?(?:the|their|its)
      (?:old|higher|first|full|previous) price`),
  },
  {
    file: 'data/industries.ts',
    says: /\bagents never give legal advice\b/i,
    contradicts: sentences(String.raw`
      \b(?:agents?|receptionist|it) (?:(?:can|will|may|also) )*(?:gives?|offers?) (?:(?:you|them|clients|callers|
      patients|customers|simple|basic|general|some) )*(?:legal|medical|clinical|tax|financial|professional)
      (?:advice|opinions?)\b`),
  },
  {
    file: 'data/team.ts',
    says: /\bnever moves money\b/i,
    contradicts: sentences(String.raw`
      \b(?:agents?|it) (?:(?:can|will|may|also) )*(?:moves? money|makes? (?:the )?payments|pays? (?:your|the)
      (?:invoices|bills|suppliers))\b`),
  },
  {
    file: 'content/(policies)/cookies.mdx',
    says: /\bsets no cookies\b/i,
    contradicts: sentences(String.raw`
      \b(?:sets?|uses?|stores?|places?|needs?) {1,2}(?:\p{L}+ )?(?:a few|some|several|only|one|two|three|analytics|
      advertising|tracking|marketing|third-party|necessary|essential|session|functional) (?:\p{L}+ )?cookies?\b|
      \b(?:we|(?:this|our) (?:web)?site) (?:also )?(?:sets?|uses?|stores?) cookies\b|
      \b(?:accept|agree to|consent to) (?:our|all|the) cookies\b`),
  },
  {
    file: 'content/(policies)/terms.mdx',
    says: /\blaw of England and Wales\b/,
    contradicts: sentences(String.raw`
      \b(?:laws?|courts) of (?:Scotland|Northern Ireland|(?:the )?(?:${ABROAD}))\b`),
  },
  {
    file: 'data/privacy.ts',
    says: /\ba person confirms the deletion\b/i,
    contradicts: sentences(String.raw`
      \b(?:notes?|records?|recordings?)\b(?:(?!\b(?:not|never|nothing)\b|n't\b)[^.!?\n]){0,60}\b(?:deleted|deletes|
      deletion)\b(?:(?!\b(?:not|never|nothing)\b|n't\b)[^.!?\n]){0,60}\b(?:automatically|(?:nobody|no one) (?:has to
      |needs to |must )?(?:confirms?|agrees?|approves?)|without (?:a person|anyone|anybody))\b`),
  },
  {
    file: 'data/playbooks.ts',
    says: /\bnever says a dish is safe\b/i,
    contradicts: sentences(String.raw`
      (?<!\b(?:chef|cook|kitchen|manager|owner|people|
      who) )\b(?:tells?|says?)(?: (?:the|a|your|any))?(?: (?:caller|guest|
      customer)s?)? (?:which|what|that a|if a|whether
      a) dish(?:es)? (?:is|are) safe\b`),
  },
  {
    file: 'content/(policies)/privacy.mdx',
    says: /\bnever sell your data\b/i,
    contradicts: sentences(String.raw`
      \bwe (?:(?:may|can|might|sometimes|also|only) )*(?:sell|rent|share|pass|give) your (?:data|details|name|email
      address|phone number|information)(?: on)? (?:to|with) (?!our\b)(?:\p{L}+ ){0,2}(?:partners|advertisers|third
      parties|companies|businesses|brokers|sponsors)\b`),
  },
  {
    file: 'content/(policies)/privacy.mdx',
    says: /\bnot store your network \(IP\) address|n['’]t store your network \(IP\) address/i,
    contradicts: sentences(String.raw`
      \b(?:we|server|website|site) (?:also )?(?:stores?|keeps?|logs?|records?) your (?:network|IP)\b`),
  },
]

/** Certificates that the company does not hold are not claimed. */
const CLAIM = String.raw`
  \b(?:certified (?:to|for|under|by)|(?:we|we've|we have|have|has|hold|holds|held|passed|achieved|earned|gained|awarded|
  meets?|comply with|complies with|compliant with|accredited to)(?: (?:our|the|an?|full|a full))*)
  (?:(?:certificate|certification|accreditation) (?:for|in|to) )?`

/** Words before a sentence that is denied, or about somebody else, and so contradicts nothing. */
const DENIED = phrasePattern(
  String.raw`
    n't\b|\b(?:no|not|never|without|nor|instead of|rather than|tenants?|landlords?|leases?|suppliers?|insurers?|
    broadband|employees?|staff|gym|members?|students?|guests?|patients?|customers?)\b`,
  'iu',
)

/** No sentence contradicts what a record or another page says of us. */
export const contradictions = siteRule('contradictions', 'error', (site, add) => {
  reportOpenWeekends(site, add)
  reportUnissuedCertificates(site, add)
  const statements = [...commitmentsOf(site), ...missingCertificates(site), ...otherRoles(site)]
  for (const file of filesWithSentences(site)) {
    const report = reportUnlessAllowed(file, 'figure', add, 'If it is about somebody else')
    for (const { contradicts, isOther, from, text } of statements) {
      const lines = new Set<number>()
      for (const { 0: written, index } of matchesIn(file, contradicts)) {
        const place = file.lines.placeAt(index, written.length)
        // A sentence may contradict a record twice.
        if (lines.has(place.line)) continue
        if (isOther && !isOther(written, text)) continue
        // A record and a page can contradict themselves.
        if (file.file === from && text.includes(written)) continue
        const [before] = /[^.!?:;,\n]*$/.exec(file.prose.slice(0, index))!
        // A question says nothing.
        if (/^[^.!?\n]*\?/.test(file.prose.slice(index + written.length))) continue
        if (DENIED.test(before)) continue
        lines.add(place.line)
        const reason = `"${written}" contradicts ${from}, which says "${text}".`
        report(place, reason, 'Correct the sentence, or the record if that has changed.')
      }
    }
  }
})

/** The record's days on which people answer do not include the weekend if it says "Weekends closed". */
function reportOpenWeekends(site: Site, add: ReportInFile): void {
  const { exported, report } = recordsOf(site, 'data/site.ts', add)
  const { days = '', closed = '' } = (valueAt(exported, ['site', 'hours']) ?? {}) as { days?: string; closed?: string }
  if (/weekend/i.test(closed) && /\bSat|\bSun/.test(days))
    report(['site', 'hours', 'days'], `"${days}" contradicts "${closed}" beside it.`)
}

/** A certificate that is active has been issued. */
function reportUnissuedCertificates(site: Site, add: ReportInFile): void {
  const { report } = recordsOf(site, CERTIFICATES, add)
  for (const [id, { status, description = '' }] of Object.entries(certificationsOf(site.values))) {
    const [denied] = /\b(?:has(?:n’t| not) been issued|do(?:es)?(?:n’t| not) hold|not yet)\b/.exec(description) ?? []
    if (denied && status === 'active')
      report(
        ['certifications', id, 'status'],
        `"active" contradicts "${denied}" in the description below it.`,
        'Write "pending" or "locked", or correct the description.',
      )
  }
}

type Statement = Pick<Commitment, 'contradicts' | 'isOther'> & { from: string; text: string }

function commitmentsOf({ values, pages }: Site): Statement[] {
  return COMMITMENTS.flatMap(({ file: from, says, ...commitment }) => {
    const page = pages.find(({ file }) => file === from)
    const text = page
      ? says.exec(page.prose)?.[0]
      : leavesOf(values.get(from)).find(({ value }) => typeof value === 'string' && says.test(value))?.value
    return typeof text === 'string' ? [{ ...commitment, from, text }] : []
  })
}

type Certification = { name?: string; status?: string; description?: string }

const CERTIFICATES = 'data/compliance.ts'

function certificationsOf(values: Site['values']): Readonly<Record<string, Certification>> {
  return (values.get(CERTIFICATES)?.['certifications'] ?? {}) as Readonly<Record<string, Certification>>
}

/** A claim of each certificate that is not active. */
function missingCertificates({ values }: Site): Statement[] {
  const from = CERTIFICATES
  return Object.values(certificationsOf(values)).flatMap(({ name, status }) => {
    if (!name || !status || status === 'active') return []
    const short = name.replace(/ Type .*$/, '').replaceAll(' ', String.raw`[ ]?`)
    const others = ['active', 'pending', 'locked'].filter((other) => other !== status).join('|')
    return {
      from,
      text: `${name}: ${status}`,
      contradicts: sentences(
        `${CLAIM}${short}`,
        String.raw`\b(?:${others}),? (?:such as|like) ${short}\b`,
        String.raw`\b${short}(?: Type \p{L}+)? (?:is|stays|remains) (?:still |now )?(?:${others})\b`,
        String.raw`\b${short}[- ](?:certified|compliant|accredited)\b`,
        String.raw`
          \bour (?:[^.!?\n]{0,30} and )?${short}(?: Type \p{L}+)?(?: and [^.!?\n]{0,20}?)?
          (?:certificate|certification|accreditation)s?\b(?! (?:is|are|will|status|has|have|page|once|when)\b)`,
        String.raw`
          \bour ${short}(?: Type \p{L}+)? (?:report|certificate|certification|audit) (?:is|was|has been)
          (?:complete|done|issued|ready|valid|finished|passed)`,
      ),
    }
  })
}

type Person = { name?: string; role?: string; figure?: string }

/** Each person under the role of another: our founder Tom. */
function otherRoles({ values }: Site): Statement[] {
  const from = 'data/team.ts'
  const people = new Map(
    leavesOf(values.get(from)).flatMap(({ group }) => {
      const { name, role, figure } = group as Person
      return name && role && figure ? [[name, role] as const] : []
    }),
  )
  return [...people].flatMap(([name, role]) => {
    const others = [...people.values()].filter((other) => other !== role)
    if (!others.length) return []
    return {
      from,
      text: `${name}: ${role}`,
      contradicts: sentences(
        String.raw`\b(?:${others.join('|')}),? ${name}\b`,
        String.raw`\b${name},? (?:is )?(?:our|the|who is our) (?:${others.join('|')})\b`,
        ...(/founder/i.test(role)
          ? []
          : [String.raw`\b${name} (?:founded|started|set up) (?:the|our|this) (?:company|firm|business)\b`]),
      ),
    }
  })
}

const MINUTES: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 7 * 1440,
  fortnight: 14 * 1440,
  month: 30 * 1440,
  year: 365 * 1440,
}

/** The last length of time in a text, in minutes; NaN if there is none. A month counts as 30 days. */
function minutesOf(text: string): number {
  if (/half an hour/i.test(text)) return 30
  const lengths = [
    ...text.matchAll(phrasePattern(String.raw`\b(?<count>an?|${NUMBER})[- ](?:\p{L}+ )?(?<unit>${UNIT})s?\b`, 'giu')),
  ]
  const { count = '', unit = '' } = lengths.at(-1)?.groups ?? {}
  const number = /^an?$/i.test(count) ? 1 : numberIn(count)
  return number * (MINUTES[unit.toLowerCase()] ?? Number.NaN)
}
