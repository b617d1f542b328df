import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { WebDriver } from './webdriver.ts'

export interface WebKitPrograms {
  browser: string
  driver: string
  screen: string
}

/** WebKitGTK's MiniBrowser on a virtual display. */
export class WebKit implements AsyncDisposable {
  private constructor(
    readonly driver: WebDriver,
    readonly processes: readonly ChildProcess[],
    readonly settings: string,
  ) {}

  static async open(programs: WebKitPrograms): Promise<WebKit> {
    const [screen, display] = await openScreen(programs.screen)
    const port = await freePort()
    const settings = lessMotion()
    const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings }
    const driver = spawn(programs.driver, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' })
    const processes = [driver, screen]
    try {
      const server = `http://127.0.0.1:${port}`
      await answers(`${server}/status`, driver)
      const options = { binary: programs.browser, args: ['--automation'] }
      const window = await WebDriver.open(server, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      await window.resize(1500, 1100)
      return new WebKit(window, processes, settings)
    } catch (error) {
      await end(processes)
      throw error
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.driver.close()
    await end(this.processes)
    rmSync(this.settings, { recursive: true })
  }
}

/** Creates a GTK settings folder that disables animations, which the engine reports as reduced motion. */
function lessMotion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return folder
}

/** Starts Xvfb, a virtual display. Returns its process and display name. */
async function openScreen(program: string): Promise<[ChildProcess, string]> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const lines = createInterface(screen.stdio[3] as Readable)
  const [number] = (await Promise.race([
    once(lines, 'line'),
    once(screen, 'exit').then(() => Promise.reject(new Error('No screen: Xvfb ended.'))),
  ])) as [string]
  return [screen, `:${number}`]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Polls the URL every 100 ms until it responds with 200. Throws after 100 attempts, or when the process exits. */
async function answers(address: string, driver: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && driver.exitCode === null; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await pause(100)
  }
  throw new Error('WebKitWebDriver does not answer.')
}

async function end(processes: readonly ChildProcess[]): Promise<void> {
  for (const process of processes) {
    if (process.exitCode !== null || !process.kill()) continue
    await once(process, 'exit')
  }
}
