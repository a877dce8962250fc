import { startDrawer } from './drawer.ts'
import { startNextPage } from './next-page.ts'
import { startSearch } from './search.ts'
import { startStates } from './states.ts'
import { startTheme } from './theme.ts'

startTheme()
startStates()
startDrawer()
startNextPage()
startSearch()
