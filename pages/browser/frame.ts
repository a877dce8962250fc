import { startDrawer } from './drawer.ts'
import { startTheme } from './theme.ts'

startTheme()
startDrawer()
