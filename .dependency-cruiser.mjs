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
