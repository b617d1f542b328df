/** Modules of the built package, as the benchmark serves them. */
declare module 'pinned:*' {
  export { configure } from '../../../src/elements/index.ts'
}
