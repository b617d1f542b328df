import { expect } from '@open-wc/testing'
import bootstrap from 'bootstrap/dist/css/bootstrap.min.css?inline'
import preflight from 'tailwindcss/preflight.css?inline'
import '../../../src/elements/all.ts'
import { press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { dialogClosed, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

// Leaves out the position of the host, which the page decides. `fixed` below keeps it constant.
const hostileCss = `
  html { font-size: 40px; }
  * { color: red; background: yellow; font: italic 700 30px/3 cursive; letter-spacing: 5px; text-transform: uppercase; text-align: right;
      cursor: help; user-select: none; word-spacing: 1em; visibility: visible; white-space: pre; list-style: square; text-shadow: 2px 2px red;
      text-indent: 50px; --colorNeutralBackground1: red; --colorBrandBackground: lime; --fontFamilyBase: cursive; --borderRadiusMedium: 30px }
  * { box-sizing: content-box !important; border-collapse: separate !important; quotes: none !important; caption-side: bottom !important }
  button { border: 10px dashed red !important; padding: 50px !important } table { display: block !important; width: 10px !important }
  input, select, textarea { height: 5px !important; opacity: 0.1 !important } th, td { padding: 90px !important } tr { display: flex !important }
  h1, h2, p { margin: 99px !important; font-size: 99px !important } section, form, header, nav { display: none !important }`

/** Style sheets of whole pages, by their origin. */
const sheets = {
  'a hostile page': hostileCss,
  Bootstrap: bootstrap,
  // Replaces the compiler's `--theme()` with `var()`, which also falls back if the theme sets no value.
  'Tailwind CSS': preflight.replaceAll('--theme(', 'var('),
  'a page that unsets all': '* { all: unset }',
}

const screens = {
  'doctor-subscriptions': '',
  'admin-sign-in': '',
  'account-list': 'key-prop="doctors"',
  'doctor-profile': 'doctor-id="4"',
  'doctor-editor': 'doctor-id="4"',
  'patient-detail': 'patient-id="3"',
  'admin-overview': '',
  'admin-profile': '',
  'admin-password': '',
  'admin-email': '',
  'admin-create': '',
}

const fixed =
  'display: block !important; --pe-font-family: serif !important; width: 1000px !important; margin: 0 !important; padding: 0 !important; box-sizing: border-box !important'

// Excluded, because the page above an element may grow and move it.
const isPlace = /^(top|right|bottom|left|inset)/

type Styles = Map<Element, Record<string, string>>

const stylesOf = (root: ShadowRoot): Styles =>
  new Map(
    [...root.querySelectorAll('*')].map((part) => {
      const style = getComputedStyle(part)
      return [part, Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))]
    }),
  )

/** Returns the properties that have another value now. Reads each by name, because Firefox lists variables in no fixed way. */
const changesSince = (before: Styles): string[] =>
  [...before].flatMap(([part, styles], position) => {
    const now = getComputedStyle(part)
    return Object.entries(styles)
      .filter(([name, value]) => !isPlace.test(name) && now.getPropertyValue(name) !== value)
      .map(
        ([name, value]) =>
          `${position} ${part.localName}.${part.getAttribute('class') ?? ''} ${name}: ${value} -> ${now.getPropertyValue(name)}`,
      )
  })

describe('the CSS of a page', () => {
  signedIn()

  function applyCss(css: string): void {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }

  beforeEach(async () => {
    await media({ motion: 'reduce' })
    // The page itself decides how wide its body is.
    document.body.style.setProperty('margin', '0', 'important')
  })
  afterEach(() => {
    document.body.style.removeProperty('margin')
    document.adoptedStyleSheets = []
  })

  /** Returns the style changes in a root under each of the sheets. */
  function changes(root: ShadowRoot): string[] {
    const before = stylesOf(root)
    expect(before.size).to.be.above(10)
    return Object.entries(sheets).flatMap(([page, css]) => {
      applyCss(css)
      return changesSince(before).map((change) => `${page}: ${change}`)
    })
  }

  for (const [tag, attributes] of Object.entries(screens)) {
    it(`changes no computed style of any part of ${tag}`, async () => {
      const { shadowRoot } = await mount(`<${tag} ${attributes} style="${fixed}"></${tag}>`)
      expect(changes(shadowRoot!)).to.deep.equal([])
    })
  }

  it('changes no computed style of a dialog', async () => {
    const { dialog } = await openCancelDialog(await mount(`<doctor-subscriptions status="active" style="${fixed}"></doctor-subscriptions>`))
    expect(changes(dialog.getRootNode() as ShadowRoot)).to.deep.equal([])
    await press('Escape')
    await dialogClosed()
  })
})
