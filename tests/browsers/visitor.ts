import { expect } from '@playwright/test'
import type { EngineWindow, Target } from './engines/engine.ts'
import type { SiteProxy } from './site-proxy.ts'

/** A visitor of the site in any engine: acts once there is something to act on, and waits for what should be seen. */
export class Visitor {
  constructor(
    readonly window: EngineWindow,
    readonly site: Pick<SiteProxy, 'origin' | 'scripts' | 'release'>,
    /** How long it waits, in milliseconds. */
    readonly patience = 15_000,
  ) {}

  /** Opens a page and waits until it is loaded, with its scripts. */
  async open(path: string): Promise<void> {
    await this.openEarly(path)
    await this.loaded()
  }

  /** Opens a page and waits until its words are there; its scripts may still be on their way. */
  async openEarly(path: string): Promise<void> {
    const url = this.site.origin + path
    await this.window.open(url)
    await this.eventually(async () => {
      const [href, hasMain] = await this.run(() => [location.href, !!document.querySelector('main')] as const)
      expect([href.split('?')[0], hasMain]).toEqual([url.split('?')[0], true])
    })
  }

  async loaded(): Promise<void> {
    await this.eventually(async () => expect(await this.run(() => document.readyState)).toBe('complete'))
  }

  /** Lets scripts through that were held, and waits until the page has run them. */
  async releaseScripts(): Promise<void> {
    this.site.release()
    await this.loaded()
  }

  async back(): Promise<void> {
    await this.window.back()
  }

  async reload(): Promise<void> {
    await this.window.reload()
    await this.loaded()
  }

  run<Result>(inPage: () => Result): Promise<Awaited<Result>>
  run<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>
  run(inPage: (argument: unknown) => unknown, argument: unknown = null): Promise<unknown> {
    return this.window.run(inPage, argument)
  }

  async click(css: string, text?: string): Promise<void> {
    const target = { css, text }
    await this.eventually(async () => {
      expect(await this.run(isVisible, target), `sees ${css} ${text ?? ''}`).toBe(true)
      await this.run(showInMiddle, target)
      await this.window.click(find, target)
    })
  }

  /** Types into a field, after what it holds. */
  async type(css: string, text: string): Promise<void> {
    await this.click(css)
    await this.window.type(text)
  }

  /** Types into a field in place of what it holds. */
  async replace(css: string, text: string): Promise<void> {
    await this.click(css)
    await this.window.press('Control+a')
    await this.window.type(text)
  }

  /** Chooses an option of a list by typing its first letters. */
  async chooseByKey(css: string, option: string): Promise<void> {
    await this.sees(css)
    await this.run((selector) => (window.findVisible(selector) as HTMLElement).focus(), css)
    await this.window.type(option)
    const chosen = (selector: string) => (window.findVisible(selector) as HTMLSelectElement).selectedOptions[0]?.label
    await this.eventually(async () => expect(await this.run(chosen, css)).toContain(option))
  }

  /** Drags the handle of a slider to a share of its way, and waits until it is there. */
  async dragSlider(css: string, share: number): Promise<void> {
    await this.sees(css)
    await this.run(showInMiddle, { css })
    const { left, right, y, value, min, max, step } = await this.run((selector) => {
      const slider = document.querySelector<HTMLInputElement>(selector)!
      const { x, y, width, height } = slider.getBoundingClientRect()
      // The handle is as wide as the slider is high; its middle moves between these.
      const ends = { left: x + height / 2, right: x + width - height / 2, y: y + height / 2 }
      return { ...ends, value: slider.valueAsNumber, min: +slider.min, max: +slider.max, step: +slider.step }
    }, css)
    const at = (position: number) => ({ x: left + position * (right - left), y })
    await this.window.drag(at((value - min) / (max - min)), at(share))
    await this.hasValue(css, String(min + Math.round(((max - min) * share) / step) * step))
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.window.press(key)
  }

  /** Waits until an element is visible that matches a selector and holds a text. */
  async sees(css: string, text?: string): Promise<void> {
    await this.eventually(async () =>
      expect(await this.run(isVisible, { css, text }), `sees ${css} ${text ?? ''}`).toBe(true),
    )
  }

  async doesNotSee(css: string, text?: string): Promise<void> {
    await this.eventually(async () =>
      expect(await this.run(isVisible, { css, text }), `sees ${css} ${text ?? ''}`).toBe(false),
    )
  }

  /** Waits until the page's address is a path, with its query. */
  async isAt(path: string | RegExp): Promise<void> {
    const address = async () => this.run(() => location.pathname + location.search + location.hash)
    await this.eventually(async () =>
      typeof path === 'string' ? expect(await address()).toBe(path) : expect(await address()).toMatch(path),
    )
  }

  /** Waits until a field holds a value. */
  async hasValue(css: string, value: string): Promise<void> {
    const read = (selector: string) => (window.findVisible(selector) as HTMLInputElement | undefined)?.value
    await this.eventually(async () => expect(await this.run(read, css), css).toBe(value))
  }

  /** Waits until the focus is on an element that matches a selector and holds a text. */
  async hasFocus(css: string, text?: string): Promise<void> {
    const isFocused = (target: Target) => document.activeElement === window.findVisible(target.css, target.text)
    await this.eventually(async () =>
      expect(await this.run(isFocused, { css, text }), `focus on ${css} ${text ?? ''}`).toBe(true),
    )
  }

  /** The text of the first element that matches a selector, visible or not. */
  text(css: string): Promise<string | undefined> {
    return this.run((selector) => document.querySelector(selector)?.textContent ?? undefined, css)
  }

  /** Tries again until nothing throws: a page may be on its way to another. */
  async eventually(check: () => Promise<void>): Promise<void> {
    await expect(check).toPass({ timeout: this.patience, intervals: [50, 100, 250] })
  }
}

declare global {
  interface Window {
    /** What went wrong in the page. */
    problems: string[]
    /** The first visible element that matches a selector and whose label or text holds a text. */
    findVisible(css: string, text?: string): Element | undefined
  }
}

// These run in the page.
const find = ({ css, text }: Target) => window.findVisible(css, text)
const isVisible = ({ css, text }: Target) => !!window.findVisible(css, text)
const showInMiddle = ({ css, text }: Target) => {
  window.findVisible(css, text)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
