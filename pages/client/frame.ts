import './theme.ts'
import './drawer.ts'
import './prefetch.ts'
import './search.ts'
