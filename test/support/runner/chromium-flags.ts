/** Chromium's own pages; every window would load them during tests and measurements. */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--lang=en-GB',
  `--disable-features=${addressBarPopups.join()}`,
]
