// Knows UK English: a dictionary of cspell's, without the rest of it, which takes a second to start.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

const file = join(dirname(createRequire(import.meta.url).resolve('@cspell/dict-en-gb-mit')), 'en_GB.trie.gz')
const dictionary = decodeTrie(gunzipSync(readFileSync(file)))

/** At the head of a sentence a word has a capital; a possessive is as right as its word. */
function isKnown(word) {
  const forms = [word, word.replace(/'s?$/, '')]
  return forms.some((form) => dictionary.hasWord(form, true) || dictionary.hasWord(form[0].toLowerCase() + form.slice(1), true))
}

function suggestionsFor(word) {
  const found = dictionary.suggest(word, { numSuggestions: 4, ignoreCase: true, timeout: 200 })
  return [...new Set(found)].filter((suggestion) => !suggestion.endsWith("'s") || word.endsWith("'s")).slice(0, 2)
}

parentPort.on('message', ({ id, words }) => {
  const unknown = Object.fromEntries(words.filter((word) => !isKnown(word)).map((word) => [word, suggestionsFor(word)]))
  parentPort.postMessage({ id, unknown })
})
