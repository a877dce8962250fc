import { readFileSync, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { describe, expect, test } from 'vitest'
import { readContentIndex } from '../../tools/content/content-index.ts'
import { records } from '../../tools/content/records.ts'
import { frontMatterFields, generatedFiles, replacePart } from '../../tools/generate/guide/generated-files.ts'

/** A generated text without the names and numbers of records: an edit of data/ alone needs no `npm run generate`. */
function withoutRecords(file: string, text: string): unknown {
  if (file.endsWith('.schema.json'))
    return JSON.parse(text, (key, value: unknown) => (key === 'enum' ? undefined : value)) as unknown
  return file.endsWith('.code-snippets')
    ? text.replace(/\|.*?\|/g, '')
    : // A prop's line ends with its values, after its description.
      text.replace(/^(- `\w+` \()(?:`.*?` if left out|(\w+))(\): .*[.:] )\S.*\.$/gm, '$1$2$3')
}

describe('what follows from the declarations', () => {
  test.each(Object.entries(generatedFiles()))('%s is as `npm run generate` writes it', (file, text) => {
    expect(withoutRecords(file, readFileSync(file, 'utf8'))).toEqual(withoutRecords(file, text))
  })

  test('every field of front matter has its sentence', () => {
    for (const { name, help } of frontMatterFields) expect(help, name).toMatch(/^[A-Z`].*\.$/)
  })

  test('a part is replaced between its marks', () => {
    expect(replacePart('a\n<!-- x -->\nold\n<!-- /x -->\nb', 'x', 'new')).toBe('a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb')
    expect(() => replacePart('a', 'x', 'new')).toThrow('<!-- x -->')
  })
})

describe('the guide', () => {
  const { files } = readContentIndex(process.cwd(), records)

  test('is no page', () => {
    expect(files.filter((file) => !file.endsWith('.mdx'))).toEqual([])
  })

  test.each(['README.md', 'CONTRIBUTING.md', 'content/README.md'])(
    '%s: its links lead somewhere, and it names only commands that there are',
    (file) => {
      const text = readFileSync(file, 'utf8')
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
      for (const [, command] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([command!])
      for (const [, path] of text.replace(/```[\s\S]*?```|`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(path!)) continue
        const [target, anchor] = path!.split('#')
        if (target) expect(existsSync(`${dirname(file)}/${target}`), path).toBe(true)
        else
          expect(
            text
              .split('\n')
              .filter((line) => line.startsWith('#'))
              .map((line) => line.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-')),
          ).toContain(anchor)
      }
    },
  )
})

test('editors and the dev container read their settings', () => {
  for (const file of ['.vscode/settings.json', '.vscode/extensions.json', '.devcontainer/devcontainer.json']) {
    expect(parseYaml(readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '')), file).toBeTypeOf('object')
  }
})
