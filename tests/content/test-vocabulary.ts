import { z } from 'zod'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { agentIds } from '../../data/agents.ts'
import { records } from '../../tools/content/records.ts'
import type { Vocabulary } from '../../tools/content/vocabulary.ts'

export function widget(name: string, props: z.ZodObject, takesChildren = false): WidgetDeclaration {
  return {
    name,
    description: `${name}.`,
    props,
    example: `<${name} />`,
    hydrate: 'never',
    takesChildren,
    component: () => null,
  }
}

/** Industries that do not change with the site's; their type is that of the real ids. */
const industries = ['dental', 'solicitors', 'auto'] as unknown as typeof records.industry.ids

/** Widgets with every kind of prop, so that the tests do not change with the site's own. */
export const vocabulary: Vocabulary = {
  widgets: {
    AgentGrid: widget('AgentGrid', z.strictObject({})),
    Note: widget('Note', z.strictObject({}), true),
    Figure: widget(
      'Figure',
      z.strictObject({
        value: z.number().min(0).max(100).describe('The figure itself.'),
        label: z.string().describe('What the figure counts.'),
        tone: z.enum(['quiet', 'loud']).optional().describe('How it speaks.'),
        big: z.boolean().default(false).describe('Whether it is drawn large.'),
      }),
    ),
    Card: widget('Card', z.strictObject({ agent: z.enum(agentIds).describe('The agent of the card.') })),
    Steps: widget(
      'Steps',
      z.strictObject({
        items: z
          .array(z.strictObject({ title: z.string(), text: z.string() }))
          .min(1)
          .describe('The steps in order.'),
      }),
    ),
  },
  records: { ...records, industry: { ...records.industry, ids: industries } },
}
