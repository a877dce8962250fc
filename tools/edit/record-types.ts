import { join } from 'node:path'
import type { LanguageService, LanguageServiceHost, Node, Program } from 'typescript'
import type { SourceFiles } from './source-files.ts'

type TypeScript = typeof import('typescript')

/** What the type of a record says of a value: what it means, and the texts that it may be. */
export type ValueType = { help: string; choices: string[] | undefined }

/** Reads the types of the modules of `data/`. The first time takes seconds; then only changes are read again. */
export class RecordTypes {
  readonly #files: SourceFiles
  #service: Promise<{ ts: TypeScript; service: LanguageService }> | undefined

  constructor(files: SourceFiles) {
    this.#files = files
  }

  /** Reads the modules that have changed. */
  async read(): Promise<{ ts: TypeScript; program: Program }> {
    const { ts, service } = await (this.#service ??= this.#createService())
    return { ts, program: service.getProgram()! }
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

  async #createService(): Promise<{ ts: TypeScript; service: LanguageService }> {
    const { default: ts } = await import('typescript')
    const { root } = this.#files
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
      config: object
    }
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
    const { fileExists, readFile, readDirectory, directoryExists, getDirectories } = ts.sys
    const host: LanguageServiceHost = {
      ...{ fileExists, readFile, readDirectory, directoryExists, getDirectories },
      getCompilationSettings: () => ({ ...options, lib: ['lib.es2023.d.ts'], types: [], noEmit: true }),
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      getScriptFileNames: () => this.#files.list().flatMap((file) => (file.endsWith('.ts') ? join(root, file) : [])),
      getScriptVersion: (path) => String(ts.sys.getModifiedTime?.(path)?.getTime()),
      getScriptSnapshot: (path) => {
        const text = ts.sys.readFile(path)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
    }
    return { ts, service: ts.createLanguageService(host) }
  }
}
