/** ISO 4217 currencies whose minor unit is not a hundredth. */
const withoutMinor = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

const minorInMajor = (currency: string) => (withoutMinor.includes(currency) ? 1 : thousandths.includes(currency) ? 1000 : 100)

/** Converts an amount to the currency's minor unit: 49.9 dollars are 4990 cents, 49.9 dinars are 49900 fils. */
export const minorOf = (amount: number, currency: string) => Math.round(amount * minorInMajor(currency))

/** Converts an amount in the minor unit to the major unit. */
export const majorOf = (minor: number, currency: string) => minor / minorInMajor(currency)
