import { join } from 'node:path'
import type { Node } from 'typescript'

/** What the type of a record says of a value: what it means, and the texts that it may be. */
export type ValueType = { help: string; choices: string[] | undefined }

/** What the types of a module of `data/` say of the values that begin at some offsets. */
export async function typesAt(root: string, file: string, starts: readonly number[]): Promise<Map<number, ValueType>> {
  const { default: ts } = await import('typescript')
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object
  }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  const program = ts.createProgram([join(root, file)], {
    ...options,
    lib: ['lib.es2023.d.ts'],
    types: [],
    noEmit: true,
  })
  const checker = program.getTypeChecker()
  const module = program.getSourceFile(join(root, file))!
  const found = new Map<number, ValueType>()
  const visit = (node: Node): void => {
    const start = node.getStart(module)
    if (ts.isExpression(node) && starts.includes(start) && !found.has(start)) {
      const { parent } = node
      const record = ts.isPropertyAssignment(parent) ? checker.getContextualType(parent.parent) : undefined
      const property = ts.isPropertyAssignment(parent) && record?.getProperty(parent.name.getText(module))
      const type = checker.getContextualType(node)
      const members = type?.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : []
      const choices = members.flatMap((each) => (each.isStringLiteral() ? each.value : []))
      found.set(start, {
        help: property ? ts.displayPartsToString(property.getDocumentationComment(checker)) : '',
        choices: choices.length > 1 && choices.length === members.length ? choices : undefined,
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(module)
  return found
}
