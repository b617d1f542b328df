type Keys = readonly (readonly [keys: string, does: string])[]

const everywhere: Keys = [
  ['Tab, Shift+Tab', 'To the next and the previous control, in reading order'],
  ['Enter, Space', 'Uses the control'],
]

const list: Keys = [
  ['Enter on a column head', 'Sorts by it: ascending, then descending'],
  ['Typing in the search', 'The list follows; emptying the field brings all back'],
]

const dialog: Keys = [
  ['Tab, Shift+Tab', 'Stay within an open dialog'],
  ['Esc', 'Closes it without a change, and gives the focus back to what opened it'],
]

const form: Keys = [['Enter in a field', 'Sends the form; the first field that is wrong takes the focus']]

const code: Keys = [
  ['0 to 9', 'Fills a box and goes to the next'],
  ['Backspace', 'Empties a box, or goes back to the one before'],
  ['Ctrl+V (⌘V)', 'Six digits fill all boxes'],
]

const own: Record<string, Keys> = {
  'admin-sign-in': form,
  'doctor-subscriptions': [...list, ...dialog],
  'account-list': list,
  'doctor-profile': [...list, ...dialog],
  'doctor-editor': [...form, ...dialog],
  'admin-profile': form,
  'admin-password': form,
  'admin-email': [...form, ...code, ...dialog],
  'admin-create': form,
  'otp-dialog': [...code, ...dialog],
}

/** What keys do in an element. */
export const keysOf = (tag: string): Keys => [...everywhere, ...(own[tag] ?? [])]
