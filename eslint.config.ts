import { readdirSync } from 'node:fs'
import importX from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'

/** Imports run downwards only: what each folder may import from, besides itself. */
const mayImport: Record<string, string[]> = {
  'data': [],
  'components/ui': [],
  'components/drawings': ['data'],
  'components/prose': ['components/ui', 'components/drawings', 'data'],
  'components/forms': ['components/ui', 'data'],
  'components/frame': ['components/forms', 'components/drawings', 'components/ui', 'data'],
  'components/widgets': ['components/forms', 'components/drawings', 'components/ui', 'data'],
  // Share pictures and the blueprint draw what the pages draw.
  'pages': ['components/drawings', 'components/frame', 'components/prose', 'components/widgets', 'components/ui', 'components/forms', 'data'],
  'supabase': ['data'],
  'content': [],
  'tools': ['data', 'components/widgets', 'pages', 'supabase'],
  'tests': ['data', 'components/widgets', 'components/ui', 'components/forms', 'pages', 'supabase', 'tools'],
}
const folders = Object.keys(mayImport)
const zones = folders.flatMap((target) =>
  folders
    .filter((from) => from !== target && !mayImport[target]!.includes(from))
    // The back end's bench and its faults are commands, too.
    .map((from) => ({ target: `./${target}`, from: `./${from}`, except: from === 'tools' && target === 'supabase' ? ['./lib/command-line.ts'] : [], message: `${target} may import only from ${mayImport[target]!.join(', ') || 'itself'}.` })),
)
const supabaseReadsForms = { target: './supabase', from: './data', except: ['./forms.ts'], message: 'supabase shares data/forms.ts with the site and nothing else.' }

const inWidgets = readdirSync('components/widgets', { withFileTypes: true })
const sharedByWidgets = inWidgets.filter((entry) => !entry.isDirectory()).map(({ name }) => `./${name}`)
const widgetsStandAlone = inWidgets.filter((entry) => entry.isDirectory()).map(({ name }) => (
  { target: `./components/widgets/${name}`, from: './components/widgets', except: [`./${name}`, ...sharedByWidgets], message: 'A widget does not import another widget.' }
))

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.staffroom', 'test-results', 'playwright-report'] },
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, supabaseReadsForms, ...widgetsStandAlone] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      eqeqeq: 'error',
    },
  },
  // What VS Code loads.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
