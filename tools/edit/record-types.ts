import { join } from 'node:path'
import type { Node, Program, SourceFile } from 'typescript'
import type { SourceFiles } from './source-files.ts'

type TypeScript = typeof import('typescript')

/** What the type of a record says of a value: what it means, and the texts that it may be. */
export type ValueType = { help: string; choices: string[] | undefined }

/** Reads the types of the modules of `data/`. Parsing them takes seconds, so what has not changed is kept. */
export class RecordTypes {
  readonly #files: SourceFiles
  #program: Promise<{ ts: TypeScript; program: Program }> | undefined
  #parsed = new Map<string, SourceFile | undefined>()

  constructor(files: SourceFiles) {
    this.#files = files
  }

  /** Call it when a module of `data/` changes. */
  changed(file: string): void {
    this.#parsed.delete(join(this.#files.root, file))
    this.#program = undefined
  }

  /** Reads the modules, if they have changed. */
  read(): Promise<{ ts: TypeScript; program: Program }> {
    return (this.#program ??= this.#createProgram())
  }

  /** What the types of a module say of the values that begin at some offsets. */
  async typesAt(file: string, starts: readonly number[]): Promise<Map<number, ValueType>> {
    const { ts, program } = await this.read()
    const checker = program.getTypeChecker()
    const module = program.getSourceFile(join(this.#files.root, file))!
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

  async #createProgram(): Promise<{ ts: TypeScript; program: Program }> {
    const { default: ts } = await import('typescript')
    const { root } = this.#files
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
      config: object
    }
    const parsed = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
    const options = { ...parsed.options, lib: ['lib.es2023.d.ts'], types: [], noEmit: true }
    const host = ts.createCompilerHost(options)
    const parse = host.getSourceFile.bind(host)
    host.getSourceFile = (path, ...others) => {
      if (!this.#parsed.has(path)) this.#parsed.set(path, parse(path, ...others))
      return this.#parsed.get(path)
    }
    const modules = this.#files.list().filter((file) => file.endsWith('.ts'))
    return {
      ts,
      program: ts.createProgram(
        modules.map((file) => join(root, file)),
        options,
        host,
      ),
    }
  }
}
