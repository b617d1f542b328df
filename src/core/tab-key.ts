/** Returns true if a key event is of Tab or Shift+Tab, whose key WebKit on Linux names "Unidentified". */
export const isTab = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): boolean => key === 'Tab' || code === 'Tab'
