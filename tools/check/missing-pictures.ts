import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ContentError, Lines } from '../content/content-error.ts'

const REGISTRY = 'components/widgets/registry.ts'

/** The path of a widget's picture from the repository's root. */
export function widgetPicturePath(name: string): string {
  return `.github/widgets/${name}.webp`
}

/** Widgets that have no picture for the guide, each at its declaration. */
export function missingPictures(root: string): ContentError[] {
  const registry = readFileSync(join(root, REGISTRY), 'utf8')
  return [...registry.matchAll(/^export \{ default as (\w+) \} from '(.+)'/gm)].flatMap(([, name, from]) => {
    if (existsSync(join(root, widgetPicturePath(name!)))) return []
    const file = posix.join(posix.dirname(REGISTRY), from!)
    const source = readFileSync(join(root, file), 'utf8')
    return new ContentError({
      file,
      source,
      rule: 'missing-pictures',
      place: new Lines(source).placeAt(source.indexOf('declareWidget('), 'declareWidget'.length),
      reason: `The widget ${name} has no picture for content/README.md.`,
      fix: `While npm run dev runs: npm run generate -- --pictures http://localhost:3000 ${name}`,
    })
  })
}
