/** How often a test repeats the same check: few times in `npm test`, many in `npm run test:long`. */
export const rounds = ({ short, long }: { short: number; long: number }): number => (process.env['LONG_ROUNDS'] ? long : short)
