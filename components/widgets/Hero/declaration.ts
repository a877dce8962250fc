import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Hero, heroDrawings } from './Hero.tsx'

export const hero = declareWidget({
  name: 'Hero',
  description: 'The head of a page: its heading, a lead and the first buttons, beside a drawing.',
  props: z.strictObject({
    drawing: z
      .enum(heroDrawings)
      .optional()
      .describe(
        'The drawing on the right: `office` is a cut-away office that grows, `enterprise` a larger one. Without one the words stand alone.',
      ),
  }),
  example:
    '<Hero drawing="office">\n\n# Agents that answer for you\n\nHire digital staff, one desk at a time.\n\n<Actions>\n  <Action href="/demo" variant="hero">Hear a demo</Action>\n</Actions>\n\n</Hero>',
  hydrate: 'never',
  takesChildren: true,
  component: Hero,
})
