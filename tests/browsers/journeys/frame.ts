import { pricingFaq } from '../../../data/faq.ts'
import type { Journeys } from './journeys.ts'

const OPEN_MENU = '[aria-label="Open menu"]'

export const frame: Journeys = {
  'opens the menu, follows a link, and Back finds it closed': async (visitor) => {
    await visitor.window.resize(390, 844)
    await visitor.open('/pricing')
    await visitor.click(OPEN_MENU)
    await visitor.click('#menu a', 'Solutions')
    await visitor.isAt('/solutions')
    await visitor.back()
    await visitor.isAt('/pricing')
    await visitor.doesNotSee('#menu')
  },
  'opens the menu before the script comes, closes it, and opens it again': async (visitor) => {
    await visitor.window.resize(390, 844)
    visitor.site.scripts = 'held'
    await visitor.openEarly('/pricing')
    await visitor.click(OPEN_MENU)
    await visitor.sees('#menu a', 'Solutions')
    await visitor.releaseScripts()
    await visitor.sees('#menu a', 'Solutions')
    await visitor.press('Escape')
    await visitor.doesNotSee('#menu')
    await visitor.hasFocus(OPEN_MENU)
    await visitor.press('Enter')
    await visitor.sees('#menu:modal a', 'Solutions')
    await visitor.click('[aria-label="Close menu"]')
    await visitor.doesNotSee('#menu')
    await visitor.hasFocus(OPEN_MENU)
  },
  'opens the menu without script, and follows a link': async (visitor) => {
    await visitor.window.resize(390, 844)
    visitor.site.scripts = 'never'
    await visitor.open('/pricing')
    await visitor.click(OPEN_MENU)
    await visitor.click('#menu a', 'Solutions')
    await visitor.isAt('/solutions')
  },
  'goes on to two pages, back twice and forward @nightly': async (visitor) => {
    await visitor.open('/')
    await visitor.click('header a', 'Solutions')
    await visitor.isAt('/solutions')
    await visitor.click('header a', 'Contact Us')
    await visitor.isAt('/contact')
    await visitor.back()
    await visitor.isAt('/solutions')
    await visitor.back()
    await visitor.isAt('/')
    await visitor.sees('h1')
    await visitor.window.forward()
    await visitor.isAt('/solutions')
    await visitor.sees('h1')
  },
  'chooses the dark theme, and keeps it on the next page @nightly': async (visitor) => {
    await visitor.open('/pricing')
    await visitor.click('footer label', 'Dark')
    await visitor.sees('html[data-theme=dark] h1')
    await visitor.open('/about')
    await visitor.sees('html[data-theme=dark] h1')
  },
  'chooses the dark theme before the script comes': async (visitor) => {
    visitor.site.scripts = 'held'
    await visitor.openEarly('/pricing')
    await visitor.click('footer label', 'Dark')
    await visitor.releaseScripts()
    await visitor.sees('html[data-theme=dark] h1')
    await visitor.open('/about')
    await visitor.sees('html[data-theme=dark] h1')
  },
  'opens an answer to a question without script @nightly': async (visitor) => {
    visitor.site.scripts = 'never'
    await visitor.open('/pricing')
    await visitor.click('summary', pricingFaq[0]!.question)
    await visitor.sees('details[open]')
  },
  'opens an answer to a question @nightly': async (visitor) => {
    await visitor.open('/pricing')
    await visitor.click('summary', pricingFaq[0]!.question)
    await visitor.sees('details[open]')
  },
}
