import { createElement } from '../../../pages/client/search/create-element.ts'
import type { ActionAnswer } from '../edit-server.ts'
import { MAX_UPLOAD_BYTES, PICTURE_TOO_LARGE } from '../protocol.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import { onSubmit } from './editor-parts.ts'
import { request } from './request.ts'
import type { EditedPart } from './typed-text.ts'

/** Where a picture goes: in place of a block, or below it. */
type PicturePlace = EditedPart['slice'] & { replaces: boolean }

/**
 * The form that asks for a picture and for what it shows.
 * @param known what the picture shows, and the picture if one was dropped on the page
 * @param close is called with the picture's block, or with nothing if there is no new picture
 */
export function pictureForm(
  place: PicturePlace,
  { shows = '', dropped }: { shows?: string | undefined; dropped?: File | undefined },
  close: (edited?: ActionAnswer<'picture'>) => void,
): HTMLElement {
  const chosen = createElement('input', { id: 'picture-file', type: 'file', accept: '.png,.jpg,.jpeg,.webp,.avif' })
  const alt = createElement('input', { id: 'picture-alt', 'aria-describedby': 'picture-help', spellcheck: 'true' })
  const result = createElement('p', { class: 'help', role: 'status' })
  const label = place.replaces ? 'Use this picture' : 'Insert the picture'
  const form = createElement(
    'form',
    { class: 'form' },
    createElement('label', { for: 'picture-file' }, 'Picture'),
    chosen,
    createElement('label', { for: 'picture-alt' }, 'What it shows'),
    alt,
    createElement('p', { id: 'picture-help', class: 'help' }, 'For people who cannot see it: one sentence.'),
    result,
    createElement('button', { type: 'submit', class: 'save' }, label),
    buttonOf('Cancel', () => close()),
  )
  alt.value = shows
  if (dropped) {
    const list = new DataTransfer()
    list.items.add(dropped)
    chosen.files = list.files
  }
  const sample = createElement('img', { class: 'sample', alt: '', hidden: '' })
  const draw = () => {
    const [picture] = chosen.files ?? []
    sample.hidden = !picture
    if (picture) sample.src = URL.createObjectURL(picture)
    chosen.setCustomValidity(picture && picture.size > MAX_UPLOAD_BYTES ? PICTURE_TOO_LARGE : '')
    if (picture) chosen.reportValidity()
  }
  chosen.required = true
  chosen.onchange = draw
  chosen.after(sample)
  draw()
  onSubmit(form, result, async () => {
    const picture = chosen.files![0]!
    const data = await base64Of(picture)
    close(await request('picture', { ...place, name: picture.name, alt: alt.value, data }))
  })
  setTimeout(() => (dropped ? alt : chosen).focus())
  return form
}

async function base64Of(file: File): Promise<string> {
  const reader = new FileReader()
  await new Promise((resolve, reject) => {
    reader.onload = resolve
    reader.onerror = () => reject(new Error('The picture cannot be read. Choose it again.'))
    reader.readAsDataURL(file)
  })
  return (reader.result as string).replace(/^[^,]*,/, '')
}
