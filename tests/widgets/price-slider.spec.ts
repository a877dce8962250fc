import { expect, test } from '@playwright/test'
import { levelFor } from '../../data/pricing.ts'

test('the example names as many agents as the slider says, and the level is theirs', async ({ page }) => {
  await page.goto('/agent-factory')
  const widget = page.locator('.price-slider')
  const slider = widget.getByRole('slider')
  const named = async () => {
    const words = await widget.locator('.price-slider-agents').innerText()
    return words.replace('For example:', '').split(',').length
  }
  await slider.focus()
  for (const key of ['ArrowRight', 'End', 'Home']) {
    await page.keyboard.press(key)
    await expect.poll(named).toBe(Number(await slider.inputValue()))
    await expect(widget.getByRole('status')).toContainText(levelFor(Number(await slider.inputValue())))
  }
})
