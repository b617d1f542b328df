import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** ISO 4217 currencies whose minor unit is not the hundredth part. */
const withoutMinor = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

const minorInMajor = (currency: string) => (withoutMinor.includes(currency) ? 1 : thousandths.includes(currency) ? 1000 : 100)

/** An amount in a currency's minor unit: 49.9 dollars are 4990 cents, 49.9 dinars 49900 fils. */
export const minorOf = (amount: number, currency: string) => Math.round(amount * minorInMajor(currency))

/** The same the other way. */
export const majorOf = (minor: number, currency: string) => minor / minorInMajor(currency)

const list = (codes: string[]) => sql.raw(codes.map((code) => `'${code}'`).join(', '))

/** The same in SQL, so that amounts sort by an index. */
export const amountOf = (minor: SQLWrapper, currency: SQLWrapper): SQL =>
  sql`${minor}::numeric / CASE WHEN ${currency} IN (${list(withoutMinor)}) THEN 1
    WHEN ${currency} IN (${list(thousandths)}) THEN 1000 ELSE 100 END`
