import { TOP } from '../../../content/content-error.ts'
import { pageRule } from '../rule.ts'

/** The share of a page's lines that may be tags, in percent. */
const MAX_SHARE = 35

/** Pages read as text: most of their lines are words. */
export const tagShare = pageRule('tag-share', 'warning', (page, add) => {
  if (!page.tree || !page.frontMatter) return
  const body = page.source.replace(/^---\r?\n[^]*?\n---\s*$/m, '')
  const lines = body.split('\n').filter((line) => line.trim())
  const tags = lines.filter((line) => /^\s*<\/?[A-Z]/.test(line)).length
  const share = Math.round((tags / lines.length) * 100)
  // A page of a line or two has no room for words.
  if (share > MAX_SHARE && lines.length >= 10)
    add({
      place: TOP,
      reason: `${share} % of this page's lines are tags; at most ${MAX_SHARE} % should be.`,
      fix: 'Delete wrappers: headings begin sections, --- begins a column, a line of links is a row of buttons.',
    })
})
