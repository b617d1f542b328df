/** Pages of its own, which every window would load while something is tested or measured. */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Chromium is started with. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--lang=en-GB',
  `--disable-features=${addressBarPopups.join()}`,
]
