/** The forms of words, as compromise knows them. */
export type Inflection = {
  /** The form of a verb after did and will: answer, go. Takes any other form. */
  base: (verb: string) => string
  /** The form of a verb after it: answers, has. Takes the base, or the form after they. */
  third: (base: string) => string
  /** The form of a verb after they: answer, have. Takes any other form. */
  thirdPlural: (verb: string) => string
  /** The form of a verb after has: answered, gone. Takes the base or the past. */
  participle: (verb: string) => string
  /** The form of a verb after is, for what goes on: answering. Takes the base. */
  ing: (base: string) => string
  /** Several of a noun: enquiries, people. */
  plural: (noun: string) => string
  /** One of several: enquiry, person. */
  singular: (nouns: string) => string
}

type Conjugation = { PastTense: string; PresentTense: string; Gerund: string; Participle?: string }

/** What compromise has for this, which its types leave out. */
type Compromise = {
  model: () => unknown
  methods: () => {
    two: {
      transform: {
        verb: {
          toInfinitive: (verb: string, model: unknown, tense: 'Gerund' | 'PastTense' | 'PresentTense') => string
          conjugate: (base: string, model: unknown) => Conjugation
        }
        noun: Record<'toPlural' | 'toSingular', (noun: string, model: unknown) => string>
      }
    }
  }
}

/** In British English, and where an auxiliary verb has no -s of its own. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  get: 'got',
  be: 'been',
  run: 'run',
  come: 'come',
  become: 'become',
}
const THIRD: Readonly<Record<string, string>> = { are: 'is', were: 'was', 'don’t': 'doesn’t' }
const THIRD_PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', 'doesn’t': 'don’t' }

/** Loads the inflection of English words. It takes 0.2 s. */
export async function loadInflection(): Promise<Inflection> {
  const { default: nlp } = (await import('compromise/two')) as unknown as { default: Compromise }
  const { verb, noun } = nlp.methods().two.transform
  const model = nlp.model()
  const base = (form: string) => {
    if (form.endsWith('ing')) return verb.toInfinitive(form, model, 'Gerund')
    const fromPresent = verb.toInfinitive(form, model, 'PresentTense')
    return fromPresent === form ? verb.toInfinitive(form, model, 'PastTense') : fromPresent
  }
  return {
    base,
    third: (form) => THIRD[withCurlyApostrophe(form)] ?? verb.conjugate(form, model).PresentTense,
    thirdPlural: (form) => THIRD_PLURAL[withCurlyApostrophe(form)] ?? base(form),
    participle: (form) => {
      const infinitive = verb.conjugate(base(form), model).PastTense === form ? base(form) : form
      const { Participle, PastTense } = verb.conjugate(infinitive, model)
      return PARTICIPLES[infinitive] ?? Participle ?? PastTense
    },
    ing: (form) => verb.conjugate(form, model).Gerund,
    plural: (form) => noun.toPlural(form, model),
    singular: (form) => noun.toSingular(form, model),
  }
}

function withCurlyApostrophe(word: string): string {
  return word.replace(/\\?'/, '’')
}
