import { createElement } from '../../../pages/client/search/create-element.ts'

/** A button that does something. */
export function buttonOf(
  label: string,
  action: () => void,
  attributes: Record<string, string> = {},
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', ...attributes }, label)
  button.onclick = action
  return button
}
