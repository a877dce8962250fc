import './theme.ts'
import './drawer.ts'
import './next-page.ts'
import './search.ts'
