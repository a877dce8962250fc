import { startDrawer } from './drawer.ts'
import { startNextPage } from './next-page.ts'
import { reportNotFound } from './not-found.ts'
import { startSearch } from './search.ts'
import { startTheme } from './theme.ts'

startTheme()
startDrawer()
startNextPage()
reportNotFound()
startSearch()
