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
  plugins: [content(), islands(), searchProgram(), smallPreload(), react(), tailwindcss(), ownToastStyle(), leftOut(), embeddedBackEnd(), vike()],
  // Radix Dialog's own adds a style sheet to the page.
  resolve: { alias: { 'react-remove-scroll': resolve('components/ui/RemoveScroll.tsx') } },
  // Found at the first island otherwise, and a find reloads the page.
  optimizeDeps: {
    include: [
      'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'zod/mini', 'idiomorph', 'sonner', '@supabase/supabase-js',
      '@radix-ui/react-accordion', '@radix-ui/react-dialog', '@radix-ui/react-tabs', '@radix-ui/react-toast',
    ],
  },
  // light-dark() must reach the browser as written; these are the first versions that know it.
  build: { reportCompressedSize: false, target: 'es2022', cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
}))
