declare module 'virtual:response-shapes' {
  /**
   * Compact form of a response schema: `text`, `?text` (null if missing), `id`, `boolean`, `number`, `integer 1..100`
   * (either bound may be missing), `=admin|superadmin` for an enum, `[item]` for a list, and an object of fields.
   * A field name that ends in `!` is required. One that ends in `?` is undefined if it is missing or cannot be read.
   */
  export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }

  /** Shapes by method and path, such as `GET /admin/doctors`. */
  export type Shapes = Readonly<Record<string, Shape>>

  const shapes: Shapes
  export default shapes
}
