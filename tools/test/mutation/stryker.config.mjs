import { readdirSync } from 'node:fs'

/**
 * Mutation testing: Stryker changes the code in one place after the other, and a test must notice each change.
 * All subjects take hours, so a night tries one; `MUTATE=forms npm run test:mutation` tries that one now.
 */

/** The code of each subject, the tests that must notice, and the score that it has reached and must keep, in percent. */
const subjects = {
  states: {
    code: ['components/widgets/*/*-state.ts'],
    tests: ['components/**/*.test.{ts,tsx}'],
    score: 90,
  },
  forms: {
    code: ['supabase/functions/_shared/{answers,client-address,form-handler,form-request}.ts'],
    tests: [
      'supabase/functions/_shared/{form-handler,limits,parts,refusals}.test.ts',
      'supabase/tests/answers.backend.ts',
      'tests/forms/fields.test.ts',
    ],
    // As for npm test: its tests replace a module, or its modules keep a state.
    isolate: true,
    score: 88,
  },
  content: {
    code: ['tools/content/**/*.ts'],
    tests: [
      'tools/content/**/*.test.ts',
      'tools/gallery/form-fields.test.ts',
      'tests/content/{content-errors,content-index,editor-types,publication}.test.ts',
      'tests/check/{fix,texts}.test.ts',
    ],
    score: 75,
  },
  review: {
    code: ['tools/review/compare/*.ts'],
    tests: [
      'tests/review/{assets,compare-json,copy,corpus,data-keys,downloads,drawing-files,edits}.test.ts',
      'tests/review/{places,site,small-changes,summary,words}.test.ts',
    ],
    score: 80,
  },
  'page rules': {
    code: ['tools/check/rules/{pages,site,data}/*.ts'],
    tests: ['tests/check/{fix,lost-words,picture-files,rules,texts}.test.ts'],
    // Of 400 mutants, tests notice 349: 87 %.
    score: 80,
  },
  'word rules': {
    code: ['tools/check/rules/words/*.ts'],
    tests: ['tests/check/{fix,rules,texts,word-list}.test.ts', 'tools/check/rules/words/*.test.ts'],
  },
}

const files = ['components', 'supabase', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
)

/** A pattern without braces, once for each choice that its braces give. */
function withoutBraces(pattern) {
  const [braces, choices] = /\{([^}]*)\}/.exec(pattern) ?? []
  return choices?.split(',').flatMap((choice) => withoutBraces(pattern.replace(braces, choice))) ?? [pattern]
}

for (const [subject, { code, tests }] of Object.entries(subjects)) {
  for (const pattern of [...code, ...tests].flatMap(withoutBraces)) {
    const source = pattern.replace(/\*\*\/|[*.]/g, (sign) => ({ '**/': '(.*/)?', '*': '[^/]*', '.': '\\.' })[sign])
    const file = new RegExp(`^${source}$`)
    if (!files.some((name) => file.test(name)))
      throw new Error(`No file matches '${pattern}' of the subject '${subject}'. Was it renamed?`)
  }
}

const names = Object.keys(subjects)
const name = process.env['MUTATE'] ?? names[new Date().getDay() % names.length]
if (!subjects[name]) throw new Error(`There is no subject '${name}'. Set MUTATE to one of: ${names.join(', ')}.`)
// knip reads this file, too.
if (process.argv.some((argument) => argument.endsWith('stryker'))) console.log(`Subject: ${name}`)
process.env['MUTATION_TESTS'] = subjects[name].tests.join('\n')
if (subjects[name].isolate) process.env['MUTATION_ISOLATE'] = '1'

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/test/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...subjects[name].code, '!**/*.test.{ts,tsx}'],
  // Vitest checks no types, and the comment that switches checks off would move what tests look for by a line.
  disableTypeChecks: false,
  // Tests do not repeat what people read.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: subjects[name].score ?? null },
  tempDirName: '.staffroom/stryker',
  ignorePatterns: ['dist', '.staffroom'],
  // A busy machine is no failure: only what hangs is ended.
  timeoutMS: 30_000,
}
