import type { Browser, Page, Viewport } from 'puppeteer-core'

/**
 * Opens a page whose size can be set in Firefox 140 too. Puppeteer also sets the screen orientation, a command that
 * Firefox 140 lacks, and treats its rejection as a failure of both.
 */
export async function openFirefoxPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  const setViewport = page.setViewport.bind(page)
  page.setViewport = async (size) => {
    try {
      await setViewport(size)
    } catch (error) {
      if (!size || !String(error).includes('setScreenOrientationOverride')) throw error
      await page.evaluate(hasSize, size)
    }
  }
  return page
}

/** Runs in the page: resolves when the window has the requested size. */
async function hasSize({ width, height }: Viewport): Promise<void> {
  while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame)
}
