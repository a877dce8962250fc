import { placeholder } from '../check/rules/words/placeholders.ts'
import { PATH } from '../content/front-matter-schema.ts'
import { mdxText, pageFile } from './files.ts'
import type { Kind } from './kind.ts'
import { description, idOf, title } from './validation.ts'

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
  write: ({ title: pageTitle, description: pageDescription, path }) => [
    pageFile(`content${path}.mdx`, { title: pageTitle!, description: pageDescription!, draft: true }, [
      `# ${mdxText(pageTitle!)}`,
      mdxText(pageDescription!),
      '[Book a demo](/demo)\n[See prices](/pricing)',
      '## What it is about',
      placeholder('what this section says'),
      '---',
      '- [x] No setup fees\n- [x] Cancel anytime',
      '## What happens next',
      placeholder('what this section says; npm run dev shows all widgets at /widgets'),
    ]),
  ],
  next: ({ path }) =>
    `npm run dev shows it at ${path}. To publish it, remove “draft: true” and link to it from another page.`,
}
