declare module 'virtual:answer-shapes' {
  /**
   * What an answer must look like, in as few bytes as will tell: `string`, `number`, `boolean`, `integer 1..100` (either bound may be
   * missing), `=admin|superadmin` for a choice, each with `?` before it where it may be null; `[item]` for a list; and an object by its
   * fields, where a name that ends in `?` may be missing.
   */
  export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }

  /** By method and path, such as `GET /admin/doctors`. */
  export type Shapes = Readonly<Record<string, Shape>>

  const shapes: Shapes
  export default shapes
}
