import type { Assessment, AssessmentAction } from './assessment-state.ts'
import { questions, type OptionValue } from '../../../data/readiness-questions.ts'

/** The fields of a keyboard event that matter here. */
type Press = { key: string; target: EventTarget | null; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/**
 * What a key does while a question is shown: 1 to 4 choose an answer, Enter goes on, the left and right arrows step. On
 * an answer the arrows stay the browser's own: they move between the answers.
 */
export function actionOfKey(
  { key, target, altKey, ctrlKey, metaKey }: Press,
  { index }: Pick<Assessment, 'index'>,
): AssessmentAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const option: OptionValue | undefined = /^[1-4]$/.test(key)
    ? questions[index]?.options[Number(key) - 1]?.value
    : undefined
  if (option) return { type: 'select', option }
  const { type, localName } = (target ?? {}) as Partial<HTMLInputElement>
  // Enter presses the button or follows the link that has the focus.
  if (key === 'Enter') return localName === 'button' || localName === 'a' ? undefined : { type: 'next' }
  if (type === 'radio') return undefined
  if (key === 'ArrowRight') return { type: 'next' }
  if (key === 'ArrowLeft') return { type: 'previous' }
  return undefined
}
