import { encodeId } from '../../src/core/ids.ts'
import { query, signIns, startBackend } from '../support/backend.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { Transcript } from '../support/flows/transcript.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel } from '../support/panel.ts'

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
    await reader.press('Enter', "heading 'Active Subscriptions'", 'status: Successfully logged in!..')
  })
})

describe('a screen reader', () => {
  signedIn()

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
})
