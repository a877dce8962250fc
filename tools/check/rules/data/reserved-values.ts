import type { Rule } from '../rule.ts'
import { readToolSettings } from '../../../lib/tool-settings.ts'

/** Values from ranges that are reserved for fiction and documentation. */
const RESERVED: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /\bexample\.(com|org|net)\b|\.example\b/, what: 'An address of a domain that is reserved for examples' },
  {
    pattern: /^\+?[\d ()]*(020 ?7946 ?0|442079460)\d*|^tel:\+442079460\d+$/,
    what: 'A telephone number that is reserved for fiction',
  },
  { pattern: /\bEC1A 0ZZ\b/, what: 'A postcode that does not exist' },
  { pattern: /^0{8}$/, what: 'A company number that does not exist' },
]

/** Placeholder contact details, people and figures must be replaced before launch. */
export const reservedValues: Rule = {
  name: 'reserved-values',
  severity: 'warning',
  check({ pages, data, production }, add) {
    if (!production) return
    for (const page of pages) {
      const flag = page.frontMatter?.placeholder ? /^placeholder:.*/m.exec(page.source) : null
      if (flag)
        add(page, {
          place: page.lines.placeAt(flag.index, flag[0].length),
          reason: 'The text of this page is a placeholder, such as a policy that no lawyer has read.',
          fix: 'Have it checked or replace it, and delete this line.',
        })
    }
    for (const file of data) {
      if (file.file === 'data/site.ts') {
        for (const { value, key, place } of file.texts) {
          if (key === 'origin' && readToolSettings().SITE_ORIGIN) continue
          const reserved = RESERVED.find(({ pattern }) => pattern.test(value))
          if (reserved)
            add(file, {
              place,
              reason: `${reserved.what}: ${value}.`,
              fix: "Write the company's own before visitors see it.",
            })
        }
      }
      for (const match of file.source.matchAll(/\bplaceholder: true\b/g))
        add(file, {
          place: file.lines.placeAt(match.index, match[0].length),
          reason: 'This record has placeholder values, such as a made-up person or rating.',
          fix: 'Replace them with real ones, and delete this line.',
        })
    }
  },
}
