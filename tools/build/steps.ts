import { blueprint } from './steps/pdf/blueprint.ts'
import { hostFiles } from './steps/hosts/hosts.ts'
import type { BuildStep } from './step.ts'
import { securePages } from './steps/content-security-policy.ts'
import { crawlerFiles } from './steps/crawler-files.ts'
import { pagePictures } from './steps/page-pictures.ts'
import { licences } from './steps/licences.ts'
import { writeSearchIndex } from './steps/search-index.ts'
import { sharePictures } from './steps/share/share-pictures.tsx'
import { inlineCriticalCss } from './steps/critical-css.ts'

/**
 * The steps that turn Vike's output into the site. Each page runs through the `page` functions in this order and is
 * written once; then the `end` functions run in this order. A step with an `end` alone can be anywhere, unless it reads
 * what another step writes.
 */
export function buildSteps(): BuildStep[] {
  return [
    hostFiles(),
    blueprint(),
    crawlerFiles(),
    sharePictures(),
    pagePictures(),
    writeSearchIndex(),
    licences(),
    inlineCriticalCss(),
    // Last, because a policy has the hashes of its page's scripts and styles.
    securePages(),
  ]
}
