import { expect, test } from 'vitest'
import { z } from 'zod'
import { records } from '../records.ts'
import { explainIssue } from './explain-prop.ts'

test('a prop that is no day says how to write one', () => {
  const { error } = z.object({ day: z.iso.date() }).safeParse({ day: '31/01/2026' })
  expect(explainIssue(error!.issues[0]!, 'Countdown', records).reason).toBe(
    '"day" of <Countdown> must be a day such as 2026-01-31.',
  )
})
