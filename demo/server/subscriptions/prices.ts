import type { Plan } from '../../../src/core/contract/subscriptions.ts'

type Prices = Record<Plan, number>

/** Yearly price of each plan, in the currency's major unit. */
const table: Record<string, [basic: number, standard: number, premium: number]> = {
  USD: [49.9, 79.9, 129],
  EUR: [49.9, 74.9, 119],
  GBP: [39.9, 64.5, 105],
  INR: [3999, 6499, 10499],
  JPY: [7400, 11800, 19200],
  AED: [185, 295, 475],
  KWD: [15.25, 24.5, 39.75],
  OMR: [19.2, 30.75, 49.6],
  JOD: [35.4, 56.65, 91.5],
  SAR: [189, 299, 485],
  ILS: [179, 289, 469],
  CNY: [359, 569, 929],
  BRL: [269, 429, 699],
  NGN: [76000, 121000, 197000],
  PLN: [199, 319, 519],
  DKK: [339, 549, 889],
  SEK: [519, 829, 1349],
  NOK: [529, 849, 1379],
  TRY: [2090, 3340, 5390],
  UAH: [2050, 3290, 5310],
  KRW: [68000, 109000, 176000],
  ZAR: [899, 1449, 2349],
  EGP: [2450, 3920, 6330],
  CAD: [67.9, 109, 175],
  AUD: [75.9, 121, 196],
  NZD: [82.5, 132, 213],
  CHF: [44.9, 71.9, 116],
  SGD: [66.9, 107, 173],
  VND: [1260000, 2010000, 3250000],
  THB: [1690, 2690, 4350],
  MXN: [899, 1439, 2329],
  CLP: [47900, 76900, 123900],
  CZK: [1149, 1839, 2969],
  HUF: [17900, 28700, 46300],
  PHP: [2850, 4560, 7370],
  IDR: [799000, 1279000, 2069000],
  ISK: [6890, 10990, 17790],
}

export const currencies = Object.keys(table)

/** Used for doctors without a payment, or with a currency that has no prices. */
export const defaultCurrency = 'USD'

export const pricesOf = (currency: string): Prices => {
  const prices = table[currency]
  if (!prices) throw new Error(`No prices in ${currency}`)
  const [basic, standard, premium] = prices
  return { free: 0, basic, standard, premium }
}
