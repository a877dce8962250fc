import { loadEnv } from 'vite'
import { readToolSettings, type ToolSettings } from '../lib/tool-settings.ts'

/**
 * The settings of a build: environment variables, and those that Vite reads from `.env` files.
 * @throws SettingsError if one is wrong
 */
export function readBuildSettings(root: string): ToolSettings {
  return readToolSettings({ ...process.env, ...loadEnv('production', root, 'VITE_') })
}

/**
 * Checks that the forms of a build for a static host have a back end.
 * @throws if they have none
 */
export function requireBackEnd({ VITE_SUPABASE_URL, ALLOW_NO_BACKEND }: ToolSettings): void {
  if (VITE_SUPABASE_URL || ALLOW_NO_BACKEND) return
  throw new Error(`This build has no back end. Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to your Supabase project's.
For a site that "npm start" serves, or one without working forms, set ALLOW_NO_BACKEND=1.`)
}
