// Serves dist/client, or the folder of --root, as npm start does after the build.
import { readServeOptions, serve } from './serve.ts'

await serve(readServeOptions('preview'), 'npm run preview')
