import { startDrawer } from './drawer.ts'
import { reportNotFound } from './not-found.ts'
import { startTheme } from './theme.ts'

startTheme()
startDrawer()
reportNotFound()
