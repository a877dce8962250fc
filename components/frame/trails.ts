import { mainNavigation } from '../../data/site.ts'

const [home, solutions, office] = mainNavigation

/** The pages above a page, starting with the home page, for each template. */
export const trails = {
  page: [home],
  article: [home],
  agent: [home, office],
  industry: [home, solutions],
} as const
