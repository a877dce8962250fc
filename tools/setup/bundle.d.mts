import type { InputOptions } from 'rolldown'

/** Many modules as one file, which is kept until one of the repository's own files in it changes. */
export function bundled(root: string, name: string, entry: string, options: InputOptions & { sourcemap?: boolean }): Promise<{ file: string }>
