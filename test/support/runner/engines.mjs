import { findBrowser, findFirefox, findWebKit, installBrowser, installPackages } from './browser.mjs'

const firefox = ['firefox-esr']
const webkit = ['webkit2gtk-driver', 'xvfb']

/** Browser engines for the tests, each with functions to find and to install it. */
export const engines = [
  { name: 'chromium', title: 'Chromium', packages: 'chromium', find: findBrowser, install: installBrowser },
  {
    name: 'firefox',
    title: 'Firefox',
    packages: firefox.join(', '),
    find: findFirefox,
    install: (say) => installPackages(say, ...firefox),
  },
  { name: 'webkit', title: 'WebKit', packages: webkit.join(', '), find: findWebKit, install: (say) => installPackages(say, ...webkit) },
]

export const otherEngines = engines.filter(({ name }) => name !== 'chromium')

/** Test files of `npm run test:flows`. */
export const fewFlows = [
  'test/flows/by-keyboard.test.ts',
  'test/flows/portal-styles.test.ts',
  'test/flows/portal.test.ts',
  'test/elements/admin-sign-in/signing-in.test.ts',
]
