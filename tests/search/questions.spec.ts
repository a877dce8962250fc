/* oxlint-disable tests/no-condition -- Collects what is found for all questions. */
import { expect, test } from '@playwright/test'
import { routes } from '../site-routes.ts'

/** What shop owners type, and the page that must come first; a renamed page by an address that leads to it. */
const questions: Readonly<Record<string, readonly string[]>> = {
  '/pricing': [
    'how much does it cost',
    'price',
    'vat',
    'refund',
    'cancel',
    'can I cancel anytime?',
    'is there a setup fee',
    'minimum contract',
    'discount',
    'do you charge per minute',
    'money back',
    'monthly fee',
  ],
  '/contact': [
    'phone',
    'phone number',
    'email address',
    'opening hours',
    'speak to a human',
    'where are you based',
    'complaint',
  ],
  '/demo': ['can I hear it', 'what does the voice sound like', 'try it', 'demo'],
  '/security': ['gdpr', 'is my data safe', 'where is data stored', 'encryption'],
  '/privacy': ['delete my data', 'are calls recorded'],
  '/hire-receptionist': ['sign up', 'how do I get started'],
  '/solicitors': ['lawyer', 'law firm', 'conveyancing'],
  '/dental': ['dentist', 'do you work with dentists'],
  '/auto': ['garage', 'mechanic', 'MOT'],
  '/trades': ['plumber', 'electrician', 'builder'],
  '/real-estate': ['estate agent', 'letting agency', 'landlord'],
  '/restaurants': ['cafe', 'table bookings'],
  '/clinics': ['doctor', 'physio'],
  '/ecommerce': ['online shop', 'shopify'],
  '/accountants': ['accountant', 'bookkeeper'],
  '/education': ['school', 'nursery'],
  '/receptionist': ['answer the phone at night', 'voicemail', 'call answering'],
  '/finance': ['invoices', 'late payers', 'does it work with xero'],
  '/support': ['customer service', 'chatbot'],
  '/marketing': ['newsletter', 'google reviews'],
  '/hr': ['staff holiday', 'new starter'],
  '/transcripts': ['sample calls', 'example conversation'],
  '/agent-readiness': ['which agent should I hire first'],
  '/partners': ['become a reseller', 'commission'],
  '/our-digital-office': ['team', 'who is the CEO'],
}

// Each night: 61 searches take as long as ten other tests, and a page that is reworded may well move up or down.
test('the questions of shop owners bring the page that answers them first @nightly', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search this site' })
  const found: string[] = []
  for (const [address, asked] of Object.entries(questions)) {
    const expected = routes.find(({ frontMatter }) => frontMatter.redirectFrom?.includes(address))?.route ?? address
    for (const question of asked) {
      await dialog.getByRole('searchbox').fill(question)
      await expect(dialog.getByRole('status')).toContainText(`for ‘${question}’`)
      const first = dialog.locator('ol > li > a').first()
      const href = (await first.count()) ? await first.getAttribute('href') : 'nothing'
      if (href !== expected) found.push(`‘${question}’ finds ${href}, not ${expected}`)
    }
  }
  expect(found).toEqual([])
})
