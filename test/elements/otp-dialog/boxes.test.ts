import { expect } from '@open-wc/testing'
import '../../../src/elements/otp-dialog/otp-dialog.element.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import { openedBoxes, paste, type OtpBoxes } from '../../support/elements/otp-dialog/boxes.ts'

describe('the boxes of the code', () => {
  signedIn()

  let otp: OtpBoxes
  let submitted: string[]
  beforeEach(async () => {
    submitted = []
    const element = await mount('<otp-dialog open></otp-dialog>')
    element.addEventListener('otp-submit', (event) => submitted.push((event as CustomEvent<{ otp: string }>).detail.otp))
    otp = await openedBoxes()
  })

  const shows = (code: string) => until(() => otp.code() === code, `The boxes do not hold ${code}`)

  it('are six, each with its name, for a numeric keyboard and the code of a message', () => {
    expect(otp.boxes.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([1, 2, 3, 4, 5, 6].map((position) => `Digit ${position} of 6`))
    expect(otp.boxes.every(({ inputMode }) => inputMode === 'numeric')).to.be.true
    expect(otp.boxes.map((box) => box.getAttribute('autocomplete'))).to.deep.equal(['one-time-code', 'off', 'off', 'off', 'off', 'off'])
  })

  it('take a digit each and hand the focus on', async () => {
    for (const [index, digit] of ['1', '2', '3', '4', '5', '6'].entries()) {
      await otp.at(index + 1)
      await type(digit)
    }
    await shows('123456')
    await otp.at(6)
    await press('Enter')
    expect(submitted).to.deep.equal(['123456'])
  })

  it('ignore all but digits', async () => {
    await type('a-é ,')
    expect(otp.code()).to.equal('______')
    await otp.at(1)
    await type('1x2')
    await shows('12____')
    await otp.at(3)
  })

  it('take another digit in place of one, wherever the cursor stands', async () => {
    await type('123')
    await click(otp.boxes[0]!)
    await type('9')
    await shows('923___')
    await otp.at(2)
    await type('2')
    await shows('923___')
    await otp.at(3)
    await press('End')
    await type('67')
    await shows('923__7')
  })

  for (const text of ['123456', ' 123 456 ', '123-456\n', 'Your code: 123456']) {
    it(`are all filled by pasting ${JSON.stringify(text)}, into whichever`, async () => {
      await press('ArrowRight')
      await otp.at(2)
      paste(text)
      await shows('123456')
      await otp.at(6)
    })
  }

  for (const [script, code] of [
    ['Arabic', '\u0661\u0662\u0663\u0664\u0665\u0666'],
    ['Persian', '\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6'],
    ['Devanagari', '\u0967\u0968\u0969\u096a\u096b\u096c'],
    ['full-width', '\uff11\uff12\uff13\uff14\uff15\uff16'],
    ['Adlam', '\u{1e951}\u{1e952}\u{1e953}\u{1e954}\u{1e955}\u{1e956}'],
  ] as const) {
    it(`take ${script} digits, typed`, async () => {
      await type(code)
      await shows('123456')
      await otp.at(6)
      await press('Enter')
      expect(submitted).to.deep.equal(['123456'])
    })

    it(`take ${script} digits, pasted`, async () => {
      paste(`\u202b${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`)
      await shows('123456')
    })
  }

  it('take no sign that only looks like a digit', async () => {
    await type('\u00b2\u00bd\u4e09')
    paste('\u2460\u2461\u2462\u2463\u2464\u2465')
    expect(otp.code()).to.equal('______')
  })

  it('are filled from the present one on by pasting less than a code', async () => {
    await type('1')
    await otp.at(2)
    paste('23')
    await shows('123___')
    await otp.at(4)
    paste('no digits')
    await shows('123___')
  })

  it('are all filled by the browser, which writes the code into the first', async () => {
    const [first] = otp.boxes
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(first, '654321')
    first!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await shows('654321')
  })

  it('are emptied one by one by Backspace, which goes back', async () => {
    await type('1234')
    await otp.at(5)
    await press('Backspace')
    await shows('123___')
    await otp.at(4)
    await press('Backspace')
    await shows('12____')
    await otp.at(3)
    await press('End')
    await type('6')
    await press('Backspace')
    await shows('12____')
    await otp.at(6)
  })

  it('are gone through by the arrow keys, Home and End', async () => {
    for (const [key, position] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 6],
      ['ArrowRight', 6],
      ['Home', 1],
    ] as const) {
      await press(key)
      await otp.at(position)
    }
  })

  for (const [code, next] of [
    ['', 1],
    ['123', 4],
    ['12345', 6],
  ] as const) {
    it(`are all asked for: '${code}' is refused, and the first empty one gets the focus`, async () => {
      if (code) await type(code)
      await click(otp.submit)
      await within(otp.dialog).findByShadowText('Please enter all 6 digits')
      await otp.at(next)
      expect(otp.boxes.every((box) => box.getAttribute('aria-invalid') === 'true')).to.be.true
      expect(submitted).to.be.empty
      await type('123456'.slice(next - 1))
      await until(() => !within(otp.dialog).queryByShadowText('Please enter all 6 digits'), 'The message stays')
    })
  }

  it('stand from left to right in every language', async () => {
    document.documentElement.dir = 'rtl'
    const edges = () => otp.boxes.map((box) => box.getBoundingClientRect().left)
    await until(() => getComputedStyle(otp.dialog).direction === 'rtl', 'The dialog is not from right to left')
    expect(edges()).to.deep.equal(edges().sort((one, other) => one - other))
    await press('ArrowRight')
    await otp.at(2)
  })

  it('are one stop each for Tab, within the dialog', async () => {
    for (let number = 2; number <= 6; number++) {
      await press('Tab')
      await otp.at(number)
    }
    await press('Tab')
    expect(focused()).to.equal(otp.cancel)
    await press('Tab')
    expect(focused()).to.equal(otp.submit)
    await press('Tab')
    expect(otp.dialog.contains(focused())).to.be.true
  })
})
