import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { SearchButton } from './SearchButton.tsx'

export default declareWidget({
  name: 'SearchButton',
  description: 'A button that opens the site’s search.',
  props: z.strictObject({
    label: z.string().default('Search this site').describe('The button’s text.'),
  }),
  example: '<SearchButton />',
  isButton: true,
  component: SearchButton,
})
