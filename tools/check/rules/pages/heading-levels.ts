import { pageRule } from '../rule.ts'

/** Heading levels are not skipped, so that screen readers announce a correct outline. */
export const headingLevels = pageRule('heading-levels', 'error', (page, add) => {
  let above = 0
  for (const item of page.items) {
    if (item.kind !== 'heading') continue
    if (above > 0 && item.level > above + 1) {
      const right = above + 1
      if (item.by === 'template') continue
      if (item.by)
        add({
          place: item.place,
          reason:
            `<${item.by}> contains a heading of level ${item.level}, but the heading above it is of level ` +
            `${above}.`,
          fix: `Write a heading of level ${item.level - 1} above it: ${'#'.repeat(item.level - 1)} …`,
        })
      else
        add({
          place: item.place,
          reason: `A heading of level ${item.level} follows one of level ${above}: a level is missing.`,
          fix: `Write ${'#'.repeat(right)} for a heading of level ${right}.`,
        })
    }
    above = item.level
  }
})
