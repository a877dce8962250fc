import { z } from 'zod'

/** What the browser can ask for: the input comes from there, so it is checked against a shape first. */
export function action<Shape extends z.ZodRawShape, Answer extends object>(
  shape: Shape,
  act: (input: z.output<z.ZodObject<Shape>>) => Answer | Promise<Answer>,
) {
  const schema = z.object(shape)
  return async (input: z.input<typeof schema>): Promise<Answer> => act(schema.parse(input))
}
