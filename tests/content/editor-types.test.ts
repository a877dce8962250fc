import { expectTypeOf, test } from 'vitest'

type Action = Parameters<MDXProvidedComponents['Action']>[0]

test('the MDX language tools know each widget and its props from the registry', () => {
  expectTypeOf<MDXProvidedComponents>().toHaveProperty('PriceTable')
  expectTypeOf<Action['href']>().toEqualTypeOf<string>()
  expectTypeOf<{ href: string; variant: 'hero' }>().toExtend<Action>()
  expectTypeOf<{ href: string; variant: 'heroic' }>().not.toExtend<Action>()
  expectTypeOf<{ variant: 'hero' }>().not.toExtend<Action>()
})
