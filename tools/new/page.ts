import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { placeholder } from '../check/rules/words/placeholders.ts'
import type { Kind } from './kind.ts'
import { description, frontMatter, idOf, mdxText, title } from './rules.ts'

const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/

export const page: Kind = {
  sentence: 'A page: one file in content/, one URL. It begins as a draft.',
  questions: [
    title,
    description,
    {
      flag: 'path',
      ask: 'Its address',
      fallback: ({ title: name }) => `/${idOf(name!)}`,
      refuse: (path) =>
        PATH.test(path) ? undefined : 'It must be a path such as /guides/first: small letters, digits and hyphens.',
    },
  ],
  write({ title: heading, description: sentence, path }, root) {
    const file = `content${path}.mdx`
    if (existsSync(join(root, file))) throw new Error(`${file} is there already.`)
    return [
      {
        file,
        text: `${frontMatter({ title: heading!, description: sentence!, draft: true })}\n# ${mdxText(heading!)}\n\n${mdxText(sentence!)}\n\n<Section>\n\n## What it is about\n\n${placeholder('what this section says; every widget that may stand here is shown at /widgets while npm run dev runs')}\n\n</Section>\n`,
      },
    ]
  },
  next: ({ path }) =>
    `npm run dev shows it at ${path}. Remove “draft: true” when it may be seen, and link to it from another page.`,
}
