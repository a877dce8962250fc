// Knows UK English: a dictionary of cspell's, without the rest of it, which takes a second to start.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import { distance } from 'fastest-levenshtein'

const file = join(dirname(createRequire(import.meta.url).resolve('@cspell/dict-en-gb-mit')), 'en_GB.trie.gz')
const dictionary = decodeTrie(gunzipSync(readFileSync(file)))

/** At the head of a sentence a word has a capital; a possessive is as right as its word. */
function isKnown(word) {
  const forms = [word, word.replace(/'s?$/, '')]
  return forms.some(
    (form) => dictionary.hasWord(form, true) || dictionary.hasWord(form[0].toLowerCase() + form.slice(1), true),
  )
}

/** What American spellings are in British ones. */
const BRITISH = [
  [/or(s|ed|ing|ful|less|ite)?$/, 'our$1'],
  [/er(s|ed)?$/, 're$1'],
  [/og(s)?$/, 'ogue$1'],
  [/ense(s)?$/, 'ence$1'],
  [/([aeiou])l(ed|ing|er|ers)$/, '$1ll$2'],
  [/^gray/, 'grey'],
]

/** What has its z by nature, and the town of Devizes. */
const NEVER_WITH_S = /^((mis)?priz|(re|dis)?seiz|deviz)/i

/** The form in -ise of a word in -ize, which the dictionary knows as well: Oxford prints it, and UK readers take it for American. */
function withS(word) {
  const form = word.replace(/([iy])z(?=(e|es|ed|ing|er|ers|able|ations?|ational)('s)?$)/, '$1s')
  return form !== word && !NEVER_WITH_S.test(word) && isKnown(form) ? form : undefined
}

/** What is wrong with a word; undefined where nothing is. */
function verdictOn(word) {
  const british = withS(word)
  if (british) return { isAmerican: true, suggestions: [british] }
  return isKnown(word) ? undefined : { isAmerican: false, suggestions: suggestionsFor(word) }
}

function suggestionsFor(word) {
  const british = BRITISH.map(([from, to]) => word.replace(from, to)).filter((form) => form !== word && isKnown(form))
  if (british.length) return british.slice(0, 1)
  const found = dictionary.suggest(word, { numSuggestions: 12, ignoreCase: true, timeout: 200 })
  const fitting = [...new Set(found)].filter(
    (form) =>
      isKnown(form) &&
      (!form.endsWith("'s") || word.endsWith("'s")) &&
      (/^\p{Lu}/u.test(word) || !/^\p{Lu}/u.test(form)),
  )
  return fitting.sort((a, b) => distance(word, a) - distance(word, b) || shared(word, b) - shared(word, a)).slice(0, 2)
}

/** How many letters two words have in common at their head. */
function shared(one, other) {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

parentPort.on('message', ({ id, words }) => {
  const wrong = new Map(words.map((word) => [word, verdictOn(word)]).filter(([, verdict]) => verdict))
  parentPort.postMessage({ id, wrong })
})
