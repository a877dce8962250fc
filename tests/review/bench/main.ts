import { readCommandLine, usageError } from '../../../tools/lib/command-line.ts'
import { attribution } from './cause-attribution.ts'
import { browserFindings, sameBuildTwice, shiftedParagraph } from './browser-checks.ts'
import type { Measurement } from './measurement.ts'
import { folderSize, times } from './times.ts'

const parts = {
  pictures: [sameBuildTwice, shiftedParagraph, browserFindings],
  times: [times, folderSize],
  causes: [attribution],
}
const usage = `npm run bench:review             what the review promises, measured
  -- ${Object.keys(parts).join(', ').padEnd(31)} only these parts`
const { positionals: names } = readCommandLine(usage, { allowPositionals: true })
const unknownPart = names.find((name) => !Object.hasOwn(parts, name))
if (unknownPart) usageError(`Unknown part '${unknownPart}'. Use one of: ${Object.keys(parts).join(', ')}.`, usage)
const figures: Measurement[] = []
for (const measure of Object.entries(parts).flatMap(([name, measures]) =>
  names.length === 0 || names.includes(name) ? measures : [],
)) {
  for (const figure of await measure()) {
    figures.push(figure)
    console.log(`${figure.holds ? 'holds ' : 'FAILS '} ${figure.name}: ${figure.value}`)
  }
}
const failed = figures.filter(({ holds }) => !holds).length
console.log(`\n${figures.length - failed} of ${figures.length} hold`)
process.exit(failed ? 1 : 0)
