/** The built package, as the bench serves it. */
declare module 'pinned:*' {
  export { configure } from '../../../src/elements/index.ts'
}
