import type { Journeys } from './journeys.ts'

const FIELD = 'dialog.search input'

export const search: Journeys = {
  'searches, follows a result, and comes back to the results': async (visitor) => {
    await visitor.open('/')
    await visitor.click('header [data-search]')
    await visitor.hasFocus(FIELD)
    await visitor.window.type('dental')
    await visitor.sees('dialog.search [role=status]', 'found for ‘dental’')
    await visitor.click('dialog.search li a')
    await visitor.isAt(/^\/dental/)
    await visitor.doesNotSee('dialog.search')
    await visitor.back()
    await visitor.sees('dialog.search li a')
    await visitor.hasValue(FIELD, 'dental')
  },
  'searches by keyboard alone @nightly': async (visitor) => {
    await visitor.open('/pricing')
    await visitor.press('Control+k')
    await visitor.hasFocus(FIELD)
    await visitor.window.type('dental')
    await visitor.sees('dialog.search li a')
    await visitor.press('ArrowDown')
    await visitor.hasFocus('dialog.search li a')
    await visitor.press('Escape')
    await visitor.doesNotSee('dialog.search')
    await visitor.isAt('/pricing')
  },
  'types into the search before its script comes @nightly': async (visitor) => {
    await visitor.open('/')
    visitor.site.scripts = 'held'
    await visitor.press('Control+k')
    await visitor.window.type('missed calls')
    visitor.site.release()
    await visitor.hasValue(FIELD, 'missed calls')
    await visitor.sees('dialog.search [role=status]', 'found for ‘missed calls’')
  },
  'clicks on Search before its script comes, and types at once': async (visitor) => {
    await visitor.open('/')
    visitor.site.scripts = 'held'
    await visitor.click('header [data-search]')
    await visitor.window.type('missed calls')
    visitor.site.release()
    await visitor.hasValue(FIELD, 'missed calls')
  },
  'clicks on Search before any script comes': async (visitor) => {
    visitor.site.scripts = 'held'
    await visitor.openEarly('/pricing')
    await visitor.click('header [data-search]')
    await visitor.releaseScripts()
    await visitor.hasFocus(FIELD)
  },
  'follows a link to a search @nightly': async (visitor) => {
    await visitor.open('/?search=dental')
    await visitor.sees('dialog.search [role=status]', 'found for ‘dental’')
  },
}
