import { join } from 'node:path'
import type { Node, Program } from 'typescript'

type TypeScript = typeof import('typescript')

/** What the type of a record says of a value: what it means, and the texts that it may be. */
export type ValueType = { help: string; choices: string[] | undefined }

/** Reads the types of the modules of `data/`. Creating a program takes seconds, so it is kept until a file changes. */
export class RecordTypes {
  readonly #root: string
  #programs = new Map<string, Promise<{ ts: TypeScript; program: Program }>>()

  constructor(root: string) {
    this.#root = root
  }

  /** Call it when a module of `data/` changes. */
  changed(): void {
    this.#programs.clear()
  }

  /** What the types of a module say of the values that begin at some offsets. */
  async typesAt(file: string, starts: readonly number[]): Promise<Map<number, ValueType>> {
    const creation = this.#programs.get(file) ?? createProgram(this.#root, file)
    this.#programs.set(file, creation)
    const { ts, program } = await creation
    const checker = program.getTypeChecker()
    const module = program.getSourceFile(join(this.#root, file))!
    const found = new Map<number, ValueType>()
    const visit = (node: Node): void => {
      const start = node.getStart(module)
      if (ts.isExpression(node) && starts.includes(start) && !found.has(start)) {
        const { parent } = node
        const record = ts.isPropertyAssignment(parent) ? checker.getContextualType(parent.parent) : undefined
        const property = ts.isPropertyAssignment(parent) && record?.getProperty(parent.name.getText(module))
        const type = checker.getContextualType(node)
        const members = type?.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : []
        const choices = members.flatMap((member) => (member.isStringLiteral() ? member.value : []))
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
}

async function createProgram(root: string, file: string): Promise<{ ts: TypeScript; program: Program }> {
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
  return { ts, program }
}
