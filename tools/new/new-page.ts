import { placeholder } from '../check/rules/words/placeholders.ts'
import { PATH } from '../content/front-matter-schema.ts'
import { mdxText, pageFile } from './files.ts'
import { description, idOf, title, type NewKind } from './new-kind.ts'

export const newPage: NewKind = {
  description: 'A page: one file in content/, as a draft.',
  questions: [
    title,
    description,
    {
      flag: 'path',
      ask: 'Address',
      fallback: ({ title: name }) => `/${idOf(name!)}`,
      validate: (path) =>
        PATH.test(path)
          ? undefined
          : 'Begin with a slash, as in /guides/first. Use lower-case letters, digits and hyphens.',
    },
  ],
  write: ({ title: pageTitle, description: pageDescription, path }) => [
    pageFile(`content${path}.mdx`, { title: pageTitle!, description: pageDescription!, draft: true }, [
      `# ${mdxText(pageTitle!)}`,
      placeholder('what the page says, in one or two sentences'),
      '[Book a demo](/demo)\n[See prices](/pricing)',
      '## What it is about',
      placeholder('what this section says'),
      '---',
      `- [x] ${placeholder('the first advantage')}\n- [x] ${placeholder('the second advantage')}`,
      '## What happens next',
      placeholder('what this section says; npm run dev shows all widgets at /widgets'),
    ]),
  ],
  next: ({ path }) =>
    `npm run dev shows it at ${path}. To publish it, remove “draft: true” and link to it from another page.`,
}
