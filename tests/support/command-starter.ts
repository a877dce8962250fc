// The process of startCommands: starts commands after each other, and prints how each ended as JSON.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ending } from './start-commands.ts'

const [node, , commands] = process.argv as [string, string, string]
const endings: Ending[] = []
let ending: Ending = { status: undefined, stdout: '', stderr: '' }

const exit = process.exit.bind(process)
const print = process.stdout.write.bind(process.stdout)
for (const name of ['stdout', 'stderr'] as const)
  process[name].write = (text: string | Uint8Array) => {
    ending[name] += String(text)
    return true
  }
process.exit = (code) => {
  ending.status ??= Number(code ?? 0)
  // What follows must not run.
  throw new Error('The process has ended.')
}

for (const [file, ...args] of JSON.parse(commands) as [string, ...string[]][]) {
  ending = { status: undefined, stdout: '', stderr: '' }
  process.argv = [node, file, ...args]
  // The number makes Node load a file again that it has started before.
  await import(`${pathToFileURL(resolve(file)).href}?${endings.length}`).catch((error: Error) => {
    if (ending.status === undefined) ending.stderr += error.stack
  })
  endings.push(ending)
}
// Exit despite open handles.
print(JSON.stringify(endings), () => exit(0))
