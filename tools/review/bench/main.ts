// npm run bench:review: what the review promises, measured. The text stages run in the tests, too.
import { corpusFigures, silentFigures } from './accuracy.ts'
import { browserFindings, sameBuildTwice, shiftedParagraph } from './browser-checks.ts'
import { folderSize, times } from './times.ts'

/** One promise: what was measured, and whether it holds. */
export interface Figure {
  name: string
  value: string
  holds: boolean
}

const figures: Figure[] = []
for (const measure of [corpusFigures, silentFigures, sameBuildTwice, shiftedParagraph, browserFindings, times, folderSize]) {
  for (const figure of await measure()) {
    figures.push(figure)
    console.log(`${figure.holds ? 'holds ' : 'FAILS '} ${figure.name}: ${figure.value}`)
  }
}
const failed = figures.filter(({ holds }) => !holds).length
console.log(`\n${figures.length - failed} of ${figures.length} hold`)
process.exit(failed ? 1 : 0)
