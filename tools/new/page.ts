import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { placeholder } from '../check/rules/words/placeholders.ts'
import type { Kind } from './kind.ts'
import { description, frontMatter, idOf, mdxText, title } from './validation.ts'

const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/

export const page: Kind = {
  description: 'A page: one file in content/, as a draft.',
  questions: [
    title,
    description,
    {
      flag: 'path',
      ask: 'Address',
      fallback: ({ title: name }) => `/${idOf(name!)}`,
      validate: (path) =>
        PATH.test(path) ? undefined : 'Use a path such as /guides/first: lower-case letters, digits and hyphens.',
    },
  ],
  write({ title: heading, description: sentence, path }, root) {
    const file = `content${path}.mdx`
    if (existsSync(join(root, file))) throw new Error(`${file} already exists.`)
    return [
      {
        file,
        text: [
          frontMatter({ title: heading!, description: sentence!, draft: true }).trim(),
          `# ${mdxText(heading!)}`,
          mdxText(sentence!),
          '[Book a demo](/demo)\n[See prices](/pricing)',
          '## What it is about',
          placeholder('what this section says'),
          '---',
          '- [x] No setup fees\n- [x] Cancel anytime',
          '## What happens next',
          placeholder('what this section says; npm run dev shows all widgets at /widgets'),
        ]
          .join('\n\n')
          .concat('\n'),
      },
    ]
  },
  next: ({ path }) =>
    `npm run dev shows it at ${path}. To publish it, remove “draft: true” and link to it from another page.`,
}
