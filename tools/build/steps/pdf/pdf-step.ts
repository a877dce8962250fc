import { BLUEPRINT_PATH } from '../../../../data/transformation.ts'
import type { BuildStep } from '../../step.ts'
import { makeBlueprint } from './blueprint.ts'

/** Writes the Transformation Blueprint, a PDF, if its page is published. */
export function blueprint(): BuildStep {
  return {
    end: async ({ content, write }) => {
      const pdf = await makeBlueprint(content)
      if (pdf) write(BLUEPRINT_PATH, pdf)
    },
  }
}
