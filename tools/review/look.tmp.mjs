import { chromium } from '@playwright/test'
const [out, ...pages] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (const scheme of ['light', 'dark']) {
  const p = await b.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: scheme })
  p.on('console', m => console.log('CONSOLE', m.text())); p.on('requestfailed', r => console.log('FAILED', r.url(), r.failure()?.errorText)); p.on('request', r => { if (!r.url().startsWith('file:') && !r.url().startsWith('data:')) console.log('REQ', r.url()) })
  await p.goto('file://' + out + '/index.html'); await p.screenshot({ path: `/tmp/look-review/overview-${scheme}.png`, fullPage: true })
  for (const s of pages) {
    await p.goto(`file://${out}/pages/${s}/index.html`); await p.waitForTimeout(600)
    await p.keyboard.press('n'); await p.keyboard.press('n'); await p.keyboard.press('n'); await p.waitForTimeout(500)
    await p.screenshot({ path: `/tmp/look-review/${s}-${scheme}.png` })
    await p.evaluate(() => document.querySelector('[data-view=sides]')?.click()); await p.evaluate(() => document.querySelectorAll('[data-change]')[Math.min(13, document.querySelectorAll('[data-change]').length-1)]?.click()); await p.waitForTimeout(700); await p.screenshot({ path: `/tmp/look-review/${s}-sides-${scheme}.png` })
    if (scheme === 'light') { await p.evaluate(() => document.querySelector('[data-view=unseen]').click()); await p.screenshot({ path: `/tmp/look-review/${s}-unseen.png` }) }
    const has = await p.evaluate(() => document.querySelector('[data-view=pictures]') !== null)
    if (has && scheme === 'light') { await p.evaluate(() => document.querySelector('[data-view=pictures]').click()); await p.waitForTimeout(300); await p.screenshot({ path: `/tmp/look-review/${s}-pictures.png` }) }
  }
}
await b.close()
