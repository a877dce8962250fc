import type { Explanation, Severity } from '../../../content/content-error.ts'
import { pageRule } from '../rule.ts'

/** Each picture has alternative text. */
export const alternativeText = pageRule('alternative-text', 'error', (page, add) => {
  for (const item of page.items) {
    if (item.kind !== 'picture' || item.by) continue
    if (item.alt !== undefined) {
      const finding = explainText(item.alt.trim())
      if (finding) add({ place: item.whole ?? item.place, ...finding })
      continue
    }
    const isMarkdown = page.source.startsWith('!', page.lines.offsetOf(item.whole ?? item.place))
    add({
      place: item.whole ?? item.place,
      reason: 'The picture has no alternative text.',
      fix: isMarkdown
        ? 'Write what it shows between the square brackets: ![A receptionist at her desk](…)'
        : 'Write what it shows: alt="A receptionist at her desk", or alt="" where it only decorates.',
    })
  }
})

/** A name that a camera or a computer gives, without its ending. */
const CAMERA_NAME =
  /^(?:(?:IMG|DSCN?|DSCF|PXL|DCIM|VID|MVI|GOPR|WA|P)[_-]?\d{3,}|(?:image|photo|picture|screenshot|untitled|download)[ _-]*(?:\(?\d+\)?|\d{4}-.*)?)(?:[ _-].*\d)?$/i

/** Why a text does not say what a picture shows. */
function explainText(text: string): (Explanation & { severity?: Severity }) | undefined {
  if (/\.(png|jpe?g|gif|webp|avif|svg|heic)$/i.test(text) || CAMERA_NAME.test(text))
    return { reason: `The alternative text is the name of a file: ${text}.`, fix: 'Write what the picture shows.' }
  const [start] = /^(an? |the )?(picture|image|photo|photograph|graphic|icon) of /i.exec(text) ?? []
  return start === undefined
    ? undefined
    : {
        severity: 'warning',
        reason: `Screen readers say that it is a picture, so "${start.trim()}" is read twice.`,
        fix: 'Begin with what it shows.',
      }
}
