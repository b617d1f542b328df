export const localeKey = 'locale'
