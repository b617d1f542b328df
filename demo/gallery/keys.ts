type Keys = readonly (readonly [keys: string, does: string])[]

const everywhere: Keys = [
  ['Tab, Shift+Tab', 'Moves to the next or previous control, in reading order'],
  ['Enter, Space', 'Activates the control'],
]

const list: Keys = [
  ['Enter on a column head', 'Sorts by the column: ascending, then descending'],
  ['Typing in the search', 'Filters the list; an empty field shows all rows'],
]

const dialog: Keys = [
  ['Tab, Shift+Tab', 'Moves within the open dialog'],
  ['Esc', 'Closes the dialog without a change and returns the focus to the control that opened it'],
]

const form: Keys = [['Enter in a field', 'Submits the form; an invalid field gets the focus']]

const code: Keys = [
  ['0 to 9', 'Fills a box and moves to the next one'],
  ['Backspace', 'Clears a box, or moves to the previous one'],
  ['Ctrl+V (⌘V)', 'Pastes six digits into all boxes'],
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
  'portal-keys': form,
  'activity-log': list,
  'otp-dialog': [...code, ...dialog],
}

/** Returns the keys of an element with their effects. */
export const keysOf = (tag: string): Keys => [...everywhere, ...(own[tag] ?? [])]
