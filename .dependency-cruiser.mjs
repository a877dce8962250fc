const uiFolders = [
  'components/drawings',
  'components/frame',
  'components/prose',
  'components/widgets',
  'components/ui',
  'components/forms',
]
const shared = ['data', ...uiFolders, 'pages', 'tools/lib', 'tools/content']

/**
 * Imports run one way: what each folder may import from, besides itself.
 * @type {Record<string, string[]>}
 */
const mayImport = {
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
  'tools/clean': ['tools/lib'],
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
/** Single files that a folder may import, too. */
const mayImportFile = {
  // The back end's bench and its faults are commands, too.
  supabase: '^tools/lib/(command-line|free-port)[.]ts$',
  // The types of its virtual modules.
  'tools/vite': '^tools/gallery/(specimens[.]tsx|browser/load-gallery[.]ts)$',
}

/** @param {string[]} folders */
const inside = (folders) => `^(${folders.join('|')})/`

/** One for each folder, and one for its test files, which may also import what all tests share. */
const oneWay = Object.entries(mayImport).flatMap(([folder, others]) => {
  const comment = `${folder} may import only from ${others.join(', ') || 'itself'}.`
  const to = { path: inside(Object.keys(mayImport)) }
  const allowed = [inside([folder, ...others]), mayImportFile[folder]].filter(Boolean)
  const testFiles = `^${folder}/(tests/|.*[.](test|spec)[.]tsx?$)`
  const rule = { name: `imports of ${folder}`, comment, severity: 'error' }
  return [
    { ...rule, from: { path: `^${folder}/`, pathNot: testFiles }, to: { ...to, pathNot: allowed } },
    {
      ...rule,
      name: `imports of tests in ${folder}`,
      from: { path: testFiles },
      to: { ...to, pathNot: [...allowed, '^tests/support/'] },
    },
  ]
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other cannot be read or changed one at a time. Types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...oneWay,
    {
      name: 'imports of supabase from data',
      comment: 'supabase shares data/forms.ts and data/site.ts with the site and nothing else.',
      severity: 'error',
      from: { path: '^supabase/' },
      to: { path: '^data/', pathNot: '^data/(forms|site)[.]ts$' },
    },
    {
      name: 'widgets stand alone',
      comment: 'A widget does not import another widget.',
      severity: 'error',
      from: { path: '^components/widgets/([^/]+)/' },
      to: { path: '^components/widgets/[^/]+/', pathNot: '^components/widgets/$1/' },
    },
    {
      name: 'review-core',
      comment: 'The core of the review compares two built folders of any site, so it imports nothing of this one.',
      severity: 'error',
      from: { path: '^tools/review/(site|page|compare)/' },
      to: {
        path: '^(components|content|data|pages|tools)/',
        pathNot: '^tools/(review/(site|page|compare)/|review/report[.]ts|lib/(html|text)[.]ts)',
      },
    },
  ],
  options: {
    exclude: { path: ['node_modules', '^dist/', '^\\.staffroom/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
