import { readdirSync } from 'node:fs'
import vitest from '@vitest/eslint-plugin'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const uiFolders = [
  'components/drawings',
  'components/frame',
  'components/prose',
  'components/widgets',
  'components/ui',
  'components/forms',
]
const shared = ['data', ...uiFolders, 'pages', 'tools/lib', 'tools/content']

/** Imports run one way: what each folder may import from, besides itself. */
const mayImport: Record<string, string[]> = {
  data: [],
  'components/ui': [],
  'components/drawings': ['data'],
  'components/prose': ['components/ui', 'components/drawings', 'data'],
  'components/forms': ['components/ui', 'data'],
  'components/frame': ['components/forms', 'components/drawings', 'components/ui', 'data'],
  'components/widgets': ['components/forms', 'components/drawings', 'components/ui', 'data'],
  // What it needs from the content comes as a virtual module.
  pages: ['data', ...uiFolders],
  supabase: ['data'],
  content: [],
  'tools/lib': ['components/drawings', 'components/ui'],
  'tools/content': ['data', ...uiFolders, 'pages', 'tools/lib'],
  'tools/vite': shared,
  'tools/gallery': shared,
  'tools/build': shared,
  'tools/check': [...shared, 'tools/build', 'tools/size'],
  'tools/compare': ['tools/lib'],
  'tools/size': [...shared, 'tools/build'],
  'tools/serve': [...shared, 'tools/build', 'supabase'],
  'tools/dev': [...shared, 'tools/build', 'tools/check', 'tools/edit', 'tools/test', 'tools/vite'],
  'tools/edit': [...shared, 'tools/build', 'tools/check', 'tools/gallery', 'tools/vite', 'tools/new'],
  'tools/new': [...shared, 'tools/check'],
  'tools/generate': [...shared, 'tools/check', 'tools/gallery'],
  'tools/leads': [...shared, 'supabase'],
  'tools/start': ['tools/lib', 'tools/serve'],
  'tools/test': ['tools/lib'],
  'tools/bench': ['tools/lib', 'tools/test'],
  'tools/review': [...shared, 'tools/build', 'tools/vite'],
  tests: ['data', ...uiFolders, 'pages', 'supabase', 'tools'],
}
const folders = Object.keys(mayImport)
const allows = (target: string, from: string) =>
  mayImport[target]!.some((each) => each === from || from.startsWith(`${each}/`))
const zones = folders.flatMap((target) =>
  folders
    .filter((from) => from !== target && !allows(target, from))
    // The back end's bench and its faults are commands, too.
    .map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      except: from === 'tools/lib' && target === 'supabase' ? ['./command-line.ts', './free-port.ts'] : [],
      message: `${target} may import only from ${mayImport[target]!.join(', ') || 'itself'}.`,
    })),
)
/** Zones of test files, which may also import what all tests share. */
const zonesOfTests = zones.map((zone) => (zone.from === './tests' ? { ...zone, except: ['./support'] } : zone))
const supabaseReadsForms = {
  target: './supabase',
  from: './data',
  except: ['./forms.ts', './site.ts'],
  message: 'supabase shares data/forms.ts and data/site.ts with the site and nothing else.',
}

const inWidgets = readdirSync('components/widgets', { withFileTypes: true })
const sharedByWidgets = inWidgets.filter((entry) => !entry.isDirectory()).map(({ name }) => `./${name}`)
const widgetsStandAlone = inWidgets
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    target: `./components/widgets/${name}`,
    from: './components/widgets',
    except: [`./${name}`, ...sharedByWidgets],
    message: 'A widget does not import another widget.',
  }))

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.staffroom', 'test-results', 'playwright-report'] },
  ...tseslint.configs.recommendedTypeChecked,
  reactHooks.configs.flat.recommended,
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['**/*.tsx'],
    rules: {
      // A box that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'] }],
      // These components pass on the content and the alternative text that they are given.
      'jsx-a11y/anchor-has-content': 'off',
      'jsx-a11y/alt-text': 'off',
    },
  },
  {
    // On phones its rows are grids, and browsers then forget that it is a table.
    files: ['components/widgets/ModelTable/*.tsx'],
    rules: {
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    },
  },
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, supabaseReadsForms, ...widgetsStandAlone] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      eqeqeq: 'error',
      // Our objects of functions do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Some functions are async only because their type says so.
      '@typescript-eslint/require-await': 'off',
      // Event handlers may be async: what they throw reaches the console.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // An island's first render is the server's, so it reads the address in an effect.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  // JavaScript has no types to check.
  { files: ['**/*.{mjs,cjs,js}'], ...tseslint.configs.disableTypeChecked },
  {
    // Tests read JSON and page globals, which have no types.
    files: ['**/*.{test,spec}.{ts,tsx}', 'tests/**', 'supabase/tests/**'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zonesOfTests, supabaseReadsForms, ...widgetsStandAlone] }],
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // The search program is tried as the browser would run it.
      '@typescript-eslint/no-implied-eval': 'off',
      // Playwright's fixtures call a function named `use`.
      'react-hooks/rules-of-hooks': 'off',
      // The islands' fixture tries what the site does not do.
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
    },
  },
  {
    files: ['tests/**/*.spec.ts', 'tests/islands/open.ts', 'tests/browsers/**'],
    plugins: { playwright },
    rules: {
      // Functions that expect say so in their names; the steps of a journey wait for what they expect.
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^(expect.*|.*Is|take|then)$'] }],
      'playwright/no-conditional-in-test': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/missing-playwright-await': 'error',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'supabase/tests/*.backend.ts'],
    plugins: { vitest },
    rules: {
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
      'vitest/no-conditional-in-test': 'error',
      'vitest/no-focused-tests': 'error',
      // The second argument is the message.
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
    },
  },
  {
    // The report's main part scrolls.
    files: ['tools/review/folder/views/PageView.tsx'],
    rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
  },
  {
    // Enter and arrows work anywhere in the assessment.
    files: ['components/widgets/ReadinessAssessment/*.tsx'],
    rules: { 'jsx-a11y/no-static-element-interactions': 'off' },
  },
  // What VS Code loads.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
