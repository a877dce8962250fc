import { startDrawer } from './drawer.ts'
import { reportNotFound } from './not-found.ts'
import { startSearch } from './search.ts'
import { startTheme } from './theme.ts'

startTheme()
startDrawer()
reportNotFound()
startSearch()
