/** Where browser storage keeps the language that an admin chose. */
export const localeKey = 'locale'
