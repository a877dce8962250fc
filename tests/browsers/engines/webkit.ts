import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Builder, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../../tools/lib/free-port.ts'
import type { Engine } from './engine.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const KEYS: Record<string, string> = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Control: Key.CONTROL,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
}

/** The small browser of WebKitGTK over WebDriver, on a screen of its own. Each window is a session. */
export async function startWebKit(executablePath: string): Promise<Engine> {
  const home = temporaryFolder()
  const downloads = join(home, 'downloads')
  mkdirSync(downloads)
  writeFileSync(join(home, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n')
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, HOME: home, XDG_CONFIG_HOME: home },
  })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: executablePath, args: ['--automation'] },
  })
  return {
    openWindow: async () => {
      const session = await connect(port, capabilities)
      // A script that is sent while a page leaves is never answered.
      await session.manage().setTimeouts({ script: 2000 })
      const before = readdirSync(downloads)
      return {
        open: (url) => session.get(url),
        back: () => session.navigate().back(),
        forward: () => session.navigate().forward(),
        reload: () => session.navigate().refresh(),
        resize: (width, height) => resize(session, width, height),
        run: (inPage, argument) => session.executeScript(inPage, argument),
        click: async (find, target) => {
          const element = await session.executeScript<WebElement | null>(find, target)
          if (!element) return
          // The driver takes a field in a shadow tree for covered.
          const isInShadow = await session.executeScript('return arguments[0].getRootNode() !== document', element)
          if (isInShadow) await session.actions().move({ origin: element }).click().perform()
          else await element.click()
        },
        drag: async (from, to) => {
          const actions = session
            .actions()
            .move({ ...rounded(from), origin: Origin.VIEWPORT })
            .press()
          await actions
            .move({ ...rounded(to), origin: Origin.VIEWPORT, duration: 200 })
            .release()
            .perform()
        },
        type: (text) => session.actions().sendKeys(text).perform(),
        press: async (key) => {
          const keys = key.split('+').map((name) => KEYS[name] ?? name)
          const actions = session.actions()
          for (const one of keys) actions.keyDown(one)
          for (const one of keys.reverse()) actions.keyUp(one)
          await actions.perform()
        },
        savedFiles: () => Promise.resolve(readdirSync(downloads).filter((name) => !before.includes(name))),
        close: () => session.quit(),
      }
    },
    close: async () => {
      driver.kill()
      screen.stop()
      return Promise.resolve()
    },
  }
}

/** Starts an X server that draws nowhere, on a display that is free. */
async function startScreen(): Promise<{ display: string; stop(): void }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]!.once('data', (number) => resolve(`:${String(number).trim()}`))
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)))
  })
  return { display, stop: () => void server.kill() }
}

/** Opens a session, once the driver answers. */
async function connect(port: number, capabilities: Capabilities): Promise<WebDriver> {
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** The window has a frame, whose size only the page can tell. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const outer = await session.manage().window().getRect()
  const [innerWidth, innerHeight] = await session.executeScript<[number, number]>('return [innerWidth, innerHeight]')
  await session
    .manage()
    .window()
    .setRect({
      x: 0,
      y: 0,
      width: width + outer.width - innerWidth,
      height: height + outer.height - innerHeight,
    })
}

function rounded({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x), y: Math.round(y) }
}
