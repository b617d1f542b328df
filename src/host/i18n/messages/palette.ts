import { i18n } from '../panel-i18n.ts'

/** Texts of the search's entries. They load with it. */
export const $paletteMessages = i18n('palette', {
  recent: 'Recent',
  pages: 'Pages',
  actions: 'Actions',
  exportCsv: 'Export the list as CSV',
  darkTheme: 'Switch to dark theme',
  lightTheme: 'Switch to light theme',
  searching: 'Searching practices and patients…',
  failed: "Practices and patients can't be searched now.",
})
