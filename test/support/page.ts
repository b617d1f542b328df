import { media } from './media.ts'
import { unmount } from './mount.ts'
import { closePanels } from './panel.ts'
import { viewport } from './viewport.ts'

/** Resets the page before the first and after each test of the file. Call it once, at the top of the file. */
export function cleanPage(): void {
  before(() => {
    // Firefox reuses its tab, and can give back session storage that the file before has cleared.
    clearStorage()
    return resetWindow()
  })
  afterEach(async () => {
    closePanels()
    unmount()
    clearStorage()
    clearCookies()
    clearRoot()
    await resetWindow()
    // Clear again: ending the session stores open drafts.
    localStorage.clear()
  })
}

async function resetWindow(): Promise<void> {
  await viewport(1280, 800)
  await media()
}

function clearStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
  // Code that syncs tabs listens to this event; browsers fire it for `clear` in other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
}

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    if (name && name !== 'backend') document.cookie = `${name}=; path=/; max-age=0`
  }
}

function clearRoot(): void {
  const { documentElement: root } = document
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  root.lang = 'en'
}
