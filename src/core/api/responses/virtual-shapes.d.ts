declare module 'virtual:response-shapes' {
  /**
   * Compact form of a response schema: `text`, `date`, `picture` (URL), `flag` ('1' or '0'), `word free|basic` (text with known
   * words), `id`, `boolean`, `number`, `integer 1..100` (either bound may be missing), `[item]` for a list, and an object of fields.
   * `?` before a text makes it null if it is missing; otherwise it is empty.
   * A field name that ends in `!` is required. One that ends in `?` is undefined if it is missing or cannot be read.
   */
  export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }

  /** Shapes by method and path, such as `GET /admin/doctors`. */
  export type Shapes = Readonly<Record<string, Shape>>

  const shapes: Shapes
  export default shapes
}
