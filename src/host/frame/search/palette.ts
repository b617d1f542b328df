// The part of the search that loads on its first use.
export { $found } from './found.ts'
export { Results } from './results.tsx'
