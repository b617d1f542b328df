import { encodeId } from '../../src/core/ids.ts'
import { query, signIns, startBackend } from '../support/backend.ts'
import { codeFor } from '../support/elements/admin-email/fields.ts'
import { press, type } from '../support/keyboard.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { Transcript } from '../support/flows/transcript.ts'
import { openList } from '../support/host/signed-in-panel.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel } from '../support/panel.ts'
import { names, settled } from '../support/elements/doctor-subscriptions/shown.ts'
import { headed } from '../support/host/signed-in-panel.ts'

const refused = 'You enter wrong password or username!..'

describe('a screen reader, while an admin signs in', () => {
  before(() => startBackend())
  cleanPage()

  it('tells what is wrong once, and then where one is', async () => {
    const panel = await openPanel('/doctors')
    const reader = new Transcript(panel)
    await panel.at('/login')
    await reader.says("textbox 'Email' required")
    await reader.type(signIns.admin.email)
    await reader.press('Tab', "textbox 'Password' required")
    await reader.type('wrong')
    await reader.press('Enter', `alert: ${refused}`)
    await reader.isAt(new RegExp(`^textbox 'Password' = •+ required invalid \\(${refused.replaceAll('.', '\\.')}\\)$`))
    await reader.press('Control+a')
    await reader.type(signIns.admin.password)
    await press('Enter')
    await reader.hears('status: Successfully logged in!..')
    await reader.isAt("heading 'Active Subscriptions'")
  })
})

describe('a screen reader', () => {
  signedIn()

  it('leads to a doctor', async () => {
    const panel = await openList()
    const reader = new Transcript(panel)
    await reader.press('Control+k', "combobox 'Search the menu' expanded", /^status: Results: /)
    await type('doct')
    await reader.hears('status: Results: 1')
    await press('Enter')
    await reader.isAt("heading 'Practices'")
    const [doctor] = await query<{ name: string }>("select first_name || ' ' || last_name as name from doctors where id = 42")
    await reader.goTo("searchbox 'Search'")
    await type(doctor!.name)
    await reader.hears(/^status: .*1–1 of 1/)
    await reader.goTo(`link '${doctor!.name}'`)
    await press('Enter')
    await reader.isAt(`heading '${doctor!.name}'`)
  })

  it('asks before a plan changes, and tells the result', async () => {
    await query("update doctors set plan = 'premium' where id = 42")
    const panel = await openPanel(`/doctors/edit?id=${encodeId(42)}`)
    const reader = new Transcript(panel)
    await panel.screen.findByShadowLabelText('Plan')
    await reader.goTo("combobox 'Plan' = App & Gallery")
    await reader.press('ArrowUp ArrowUp')
    await reader.press('Enter', "alertdialog 'Are you sure?' (Plan will be changed for this doctor.)", "button 'Cancel'")
    await reader.press('Tab', "button 'Confirm'")
    await reader.press(
      'Enter',
      "alertdialog 'Success' (The subscription plan has been changed successfully.)",
      "button 'Close'",
      'status: The plan is being changed.',
      'status: The subscription plan has been changed successfully.',
    )
    await reader.press('Enter', /^combobox 'Plan' = /)
  })

  it('tells whose subscription is canceled, and goes on with the next one', async () => {
    const panel = await openList()
    const list = panel.document.querySelector<HTMLElement>('doctor-subscriptions')!
    await settled(list)
    const [first, second] = names(list)
    const reader = new Transcript(panel)
    await reader.goTo(new RegExp(`^button 'Cancel the subscription of ${first}'`))
    const dialog = new RegExp(`^dialog 'Cancel Subscription' \\(.*${first}.*It can be reactivated later\\.\\)$`)
    await reader.press('Enter', dialog, "textbox 'Reason for Cancellation' required")
    await reader.press('Tab Tab', "button 'Submit'")
    await reader.press('Enter', "textbox 'Reason for Cancellation' required invalid (Reason is required.)", 'alert: Reason is required.')
    await reader.type('moved away')
    await reader.press('Escape', "group 'Discard your changes?'", "button 'Keep editing'")
    await reader.press('Escape', "textbox 'Reason for Cancellation' = moved away required")
    await reader.press('Tab Tab', "button 'Submit'")
    await press('Enter')
    await reader.hears('status: The subscription has been canceled. Undo')
    await reader.isAt(new RegExp(`^button 'Cancel the subscription of ${second}'`))
  })

  it('tells that a code was sent, and that the email is changed', async () => {
    const panel = await openPanel('/change-email')
    await headed(panel, 'Change Email')
    await panel.screen.findByShadowText(/^Current email: /)
    const reader = new Transcript(panel)
    await reader.goTo(/^textbox 'New Email'/)
    // The text is checked at the first letter.
    await reader.type('nadia.ferrante@practice.test', 'alert: Invalid email')
    await reader.press(
      'Enter',
      /^dialog 'Enter OTP' \(We sent a code of six digits to .+\)$/,
      /^group 'Enter OTP'/,
      "textbox 'Digit 1 of 6'",
      'status: An OTP has been sent to your email address',
    )
    await type(await codeFor('nadia.ferrante@practice.test'))
    await reader.press('Enter', "heading 'Change Email'", 'status: Email updated successfully')
    await startBackend()
  })
})
