/** Returns the number of repetitions of a check: `short` in `npm test`, `long` in `npm run test:long`. */
export const rounds = ({ short, long }: { short: number; long: number }): number => (process.env['LONG_ROUNDS'] ? long : short)
