import mdx from '@mdx-js/rollup'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { embeddedBackEnd } from './supabase/local/vite-plugin.ts'
import { ContentFolder } from './tools/content/content-folder.ts'
import { mdxOptions } from './tools/content/mdx/mdx-options.ts'
import { live } from './tools/dev/live-plugin.ts'
import { EditAccess } from './tools/edit/guard.ts'
import { edit } from './tools/edit/plugin.ts'
import { endWithoutReader } from './tools/lib/run.ts'
import { readToolSettings } from './tools/lib/tool-settings.ts'
import { contentIndex, serverModules } from './tools/vite/content-index-plugin.ts'
import { galleryPlugin } from './tools/gallery/gallery-plugin.ts'
import { islands, smallPreload } from './tools/vite/islands.ts'
import { removeSonnerStyles, widgetStyles } from './tools/vite/site-styles.ts'
import { pictures } from './tools/vite/pictures.ts'

endWithoutReader()

// Vite reads the config several times, so create the plugins on each read.
export default defineConfig(({ command }) => {
  const root = process.cwd()
  const modules = serverModules(root)
  const content = new ContentFolder({ root, building: command === 'build', load: modules.load })
  const access = new EditAccess()
  return {
    plugins: [
      modules.plugin,
      contentIndex(content),
      // Shared between environments as the index is.
      { ...mdx(mdxOptions(content, command === 'serve')), enforce: 'pre', sharedDuringBuild: true },
      command === 'build' && pictures(),
      galleryPlugin(content),
      islands(),
      smallPreload(),
      react(),
      widgetStyles(),
      tailwindcss(),
      removeSonnerStyles(),
      // Before the plugin that answers pages: a page that is opened drops what another tab was typing.
      edit(content, access),
      live(content, access),
      embeddedBackEnd(),
      vike(),
    ],
    // It is one file in node_modules, so that of two builds at once each would load what the other built last.
    vitePluginServerEntry: { disableAutoImport: true },
    // Radix Dialog's own adds a style sheet to the page.
    resolve: { alias: { 'react-remove-scroll': resolve('components/ui/RemoveScroll.tsx') } },
    server: {
      // Vike's default is the whole network.
      host: 'localhost',
      port: readToolSettings().PORT,
      // The first page needs these 400 modules. Transformed in parallel, they take half a second less.
      warmup: {
        ssrFiles: ['./components/**/!(*.test).{ts,tsx}', './data/!(*.test).ts'],
        clientFiles: ['./pages/site.css'],
      },
    },
    // Packages that the dev server would otherwise discover at the first island: a discovery reloads the page.
    optimizeDeps: {
      include: [
        '@mdx-js/react',
        '@radix-ui/react-accordion',
        '@radix-ui/react-dialog',
        '@radix-ui/react-tabs',
        '@radix-ui/react-toast',
        '@supabase/supabase-js',
        'diff',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'sonner',
        'zod',
        'zod/mini',
      ],
    },
    build: {
      // The licences of the packages in the bundles; a build step adds those of the fonts and of the search.
      license: { fileName: 'licences.txt' },
      reportCompressedSize: false,
      // On a slow machine each build would print a table of plugins.
      rolldownOptions: { checks: { bundlerTimings: false } },
      // The pages' policy refuses fonts and pictures in data URLs.
      assetsInlineLimit: (file) => (/\.woff2$|\/content\//.test(file) ? false : undefined),
      target: 'es2022',
      // light-dark() must reach the browser as written; these are the first versions that know it.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    },
  }
})
