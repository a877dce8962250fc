import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BLUEPRINT_PATH } from '../../../data/transformation.ts'
import { BlueprintButton } from './BlueprintButton.tsx'

test('the PDF is downloaded, and does not open in place of the page', () => {
  expect(renderToStaticMarkup(<BlueprintButton />)).toMatch(new RegExp(`href="${BLUEPRINT_PATH}"[^>]* download=""`))
})
