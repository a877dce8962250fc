import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { content } from './pages/content/plugins.ts'
import { leftOut } from './pages/document/left-out-modules.ts'
import { ownToastStyle } from './pages/document/own-toast-style.ts'
import { islands } from './pages/islands/islands-plugin.ts'
import { smallPreload } from './pages/islands/small-preload.ts'
import { searchProgram } from './pages/search/search-program.ts'
import { embeddedBackEnd } from './supabase/local/vite-plugin.ts'

// Vite reads the config several times, so create the plugins on each read.
export default defineConfig(() => ({
  plugins: [
    content(),
    islands(),
    searchProgram(),
    smallPreload(),
    react(),
    tailwindcss(),
    ownToastStyle(),
    leftOut(),
    embeddedBackEnd(),
    vike(),
  ],
  // Radix Dialog's own adds a style sheet to the page.
  resolve: { alias: { 'react-remove-scroll': resolve('components/ui/RemoveScroll.tsx') } },
  server: {
    // Vike's default is the whole network.
    host: 'localhost',
    // The first page needs these 400 modules. Transformed in parallel, they take half a second less.
    warmup: { ssrFiles: ['./components/**/!(*.test).{ts,tsx}', './data/!(*.test).ts'], clientFiles: ['./pages/site.css'] },
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
      'idiomorph',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'sonner',
      'zod/mini',
    ],
  },
  build: {
    reportCompressedSize: false,
    target: 'es2022',
    // light-dark() must reach the browser as written; these are the first versions that know it.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
}))
