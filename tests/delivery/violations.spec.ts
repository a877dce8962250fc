import { expect, test } from '@playwright/test'

test('the policy blocks added styles and scripts, and plain strings as HTML', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto('/')
  const errors = await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body{display:none}' }))
    const attempts = [
      () => (document.body.innerHTML = '<i>'),
      () => (document.createElement('script').text = 'alert(1)'),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'allowed'
      } catch {
        return 'refused'
      }
    })
  })
  expect(errors).toEqual(['refused', 'refused'])
  await expect(page.locator('h1')).toBeVisible()
  await expect.poll(() => refused.join('\n')).toContain('style-src')
})
