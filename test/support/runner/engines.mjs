import { findBrowser, findFirefox, findWebKit, installBrowser, installPackages } from './browser.mjs'

const firefox = ['firefox-esr']
const webkit = ['webkit2gtk-driver', 'xvfb']

/** Where tests run: how an engine is found, and how it comes to a machine that has none. */
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

/** The files of `npm run test:flows`. */
export const fewFlows = ['test/flows/portal.test.ts', 'test/elements/admin-sign-in/signing-in.test.ts']
