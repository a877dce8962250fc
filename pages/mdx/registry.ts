import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The names of all widgets: a widget is one folder of components/widgets, named as MDX names it. */
export async function widgetNames(): Promise<string[]> {
  return readdirSync(join(process.cwd(), 'components/widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
