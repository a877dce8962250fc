import { expect, test } from '@playwright/test'
import { failScripts } from '../slow-device.ts'
import { answerWith, DemoFormPage, accepted } from './demo-form.ts'

test('supabase-js, its client and the view of toasts load when the form is first used', async ({ page }) => {
  const found: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const text = await response.text().catch(() => '')
    // The view of toasts, too: a form that loses its connection could not load it any more.
    found.push(...['supabase-js', 'data-sonner-toaster'].filter((words) => text.includes(words)))
  })
  // The client opens a channel to those of the site's other tabs.
  await page.addInitScript(() => {
    const channels: string[] = []
    Object.assign(window, {
      channels,
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name: string) {
          super(name)
          channels.push(name)
        }
      },
    })
  })
  const clients = () =>
    page.evaluate(
      () => (window as unknown as { channels: string[] }).channels.filter((name) => name.startsWith('sb-')).length,
    )
  const demo = new DemoFormPage(page)
  await demo.open()
  await demo.form.scrollIntoViewIfNeeded()
  await demo.form.hover()
  await demo.expectHydrated()
  // oxlint-disable-next-line tests/no-network-idle -- Nothing more may be loaded: only a quiet network shows it.
  await page.waitForLoadState('networkidle')
  expect(found).toEqual([])
  await demo.field('First name').click()
  await expect.poll(() => [...found].sort()).toEqual(['data-sonner-toaster', 'supabase-js'])
  await expect.poll(clients).toBe(1)
})

test('when only supabase-js cannot be loaded, the browser posts the form, and coming back it can be sent again', async ({
  page,
}) => {
  const demo = new DemoFormPage(page)
  const restore = await failScripts(page, 'supabase-js')
  const posts = await answerWith(page, (route) => route.fulfill({ status: 303, headers: { location: '/thank-you' } }))
  await demo.open()
  await demo.wake()
  await demo.fill()
  await demo.button.click()
  await expect(page).toHaveURL(/\/thank-you$/)
  expect(new URL(posts[0]!.url()).search).toBe('?form=demo&page=/')
  await restore()
  await answerWith(page, accepted)
  await page.goBack()
  await demo.wake()
  await expect(demo.field('Work email')).toHaveValue('ada@engines.co.uk')
  await demo.button.click()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
})
