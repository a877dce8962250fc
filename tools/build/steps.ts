import { blueprint } from '../../pages/blueprint/blueprint-step.ts'
import { redirectPages } from '../../pages/build/redirect-pages.ts'
import type { BuildStep } from '../../pages/build/step.ts'
import { removeUnusedChunks } from '../../pages/build/unused-chunks.ts'
import { securePages } from '../../pages/delivery/secure-pages.ts'
import { discovery } from '../../pages/discovery/discovery.ts'
import { pagePictures } from '../../pages/pictures/page-pictures.ts'
import { search } from '../../pages/search/site-search.ts'
import { sharePictures } from '../../pages/share/share-pictures.ts'
import { inlineCss } from '../../pages/styles/inline-css.ts'

/** The steps that turn Vike's output into the site, in their order. Each page passes through all of them and is written once. */
export function buildSteps(): BuildStep[] {
  return [
    redirectPages(),
    removeUnusedChunks(),
    blueprint(),
    discovery(),
    sharePictures(),
    pagePictures(),
    search(),
    inlineCss(),
    // Last: a policy holds the hashes of everything in its page.
    securePages(),
  ]
}
