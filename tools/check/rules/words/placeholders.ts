import { reportUnlessAllowed, siteRule } from '../rule.ts'
import { phrasePattern, matchesIn } from '../../words/phrase-pattern.ts'

/** The placeholder that `npm run new` writes. */
export function placeholder(what: string): string {
  return `[To write: ${what}]`
}

/** The comment that `npm run new` writes above a value that it chose. */
export function choice(what: string): string {
  return `// [To choose: ${what}]`
}

const PLACEHOLDER = /\[To (write|choose): ([^\]\n]*)\]?/g

/** Marks that people leave where words are missing, and what Word leaves of a reference. */
export const MISSING_WORDS = phrasePattern(
  String.raw`
    \b(?:TBC|TBD|TODO|FIXME|XXX+)\b|
    \bXX+(?= ?(?:days?|hours?|hrs?|minutes?|mins?|weeks?|months?|years?|pounds?|people|agents?)\b| ?%)|
    \[X+ [^\]\n]*\]|\[(?:insert|add|your|check with|ask|confirm with|pending|waiting for) [^\]\n]*\](?![([:])|
    \[(?:(?:the|a|first|last|full|job) )?(?:agent|business|city|client|company|customer|firm|industry|partner|person|
    product|town|trade)(?:'s)?(?: (?:address|email|logo|name|number|quote|title|town))?\](?![([:])|
    \[(?:(?:first|last|full) )?(?:address|amount|day|date|email|figure|image|job title|link|logo|month|name|number|
    phone|postcode|price|quote|source|street|time|year)\](?![([:])|
    \bDD/MM/YYYY\b|\blorem ipsum\b[^.\n]*|\?{3,}|\bError! (?:Reference source|Bookmark) not (?:found|defined)\b`,
  'giu',
)

/** What somebody wrote to a colleague: a name after @, and a question about the text. */
const NOTE = phrasePattern(
  String.raw`
    (?<![\p{L}\d._%+-])@\p{Lu}\p{Ll}+\b[^.!?\n]*[.!?]?|
    \b[Cc]an (?:you|somebody|someone) (?:please )?(?:check|confirm|look at|review) this\b[^.!?\n]*[.!?]?|
    \((?:[Aa]sk|[Cc]heck with|[Cc]onfirm with) \p{Lu}\p{Ll}+ (?:if|whether|first|before|
    about (?:it|this|that))\b[^)\n]*\)|
    \(\p{Lu}\p{Ll}+, (?:is|are|does|do|can|could|should|please|did|have|has)\b[^)\n]*\b(?:still (?:right|correct|true|
    current|valid)|up to date|(?:this|the) (?:figure|link|page|paragraph|section|sentence|wording)|before we (?:merge|
    publish|go live))\b[^)\n]*\)|
    [([](?!Ready|Remember|How|Want|Click|Need|What|Where|When|Free|Happy|Try)\p{Lu}\p{Ll}+ to (?:confirm|
    check|add|update|approve|supply|sign off|rewrite)\b[^)\]\n]*[)\]](?!\()`,
  'gu',
)

/** Text that mail programs add below a message, and the mark of a comment in Google Docs. */
const LEFTOVER = phrasePattern(
  String.raw`
    \bSent from my (?:iPhone|iPad|phone|mobile|Samsung|Galaxy|Android)\b[^\n]*|
    (?<=\p{L}[.,;:]?)\[[a-z]\](?=[\s.,;:]|$)`,
  'gu',
)

/** Words of a chatbot before and after a text that it wrote. */
const REWORDED = String.raw`(?:(?:more|slightly) \p{Ll}+|re(?:written|vised|worded)|improved|polished|shorter|updated) `
const CHAT = phrasePattern(
  String.raw`
    \b(?:(?:Certainly|Sure|Absolutely|Of course)[!,.] )?Here(?:'s| is) (?:an?|the|your) (?:${REWORDED})+(?:version|
    draft|paragraph)(?: of (?:your|the|this|that|our) [^\n:.]*)?:|
    (?:Option|Version|Draft|Variant|Alternative) \d(?: \([^()\n]*\))?: (?=\p{Lu})|
    \bI hope this helps! Let me know\b[^\n]*|\bAs an AI language model\b`,
  'gu',
)

/** Placeholders are replaced before visitors see them. */
export const placeholders = siteRule('placeholders', 'error', ({ pages, data }, add) => {
  for (const file of [...pages, ...data]) {
    const isDraft = 'frontMatter' in file && file.frontMatter?.draft
    const report = reportUnlessAllowed(file, 'words', add)
    for (const { 0: text, 1: verb, 2: what, index } of file.source.matchAll(PLACEHOLDER))
      add(file, {
        place: file.lines.placeAt(index, text.length),
        reason: `This is still to be ${verb === 'choose' ? 'chosen' : 'written'}: ${what}.`,
        fix:
          verb === 'choose'
            ? 'Change the value below, or leave it, and delete this comment.'
            : 'Write it in place of the brackets.',
        ...(isDraft && { severity: 'warning' }),
      })
    for (const { 0: text, index } of matchesIn(file, MISSING_WORDS)) {
      const place = file.lines.placeAt(index, text.length)
      const reason = `This is still to be written: ${text}.`
      report(place, reason, 'Write it, or delete it.', isDraft ? { severity: 'warning' } : {})
    }
    for (const [pattern, reason] of [
      [CHAT, 'This is what a chatbot said, not a part of the text.'],
      [NOTE, 'This is a note to a colleague, not a part of the text.'],
      [LEFTOVER, 'This was copied with the text, and is not a part of it.'],
    ] as const)
      for (const { 0: text, index } of matchesIn(file, pattern))
        report(file.lines.placeAt(index, text.length), reason, 'Delete it.')
  }
})
