declare module 'virtual:response-shapes' {
  /**
   * The form of an answer, in as few bytes as will tell: `text`, `?text` (null where it is missing), `id`, `boolean`, `number`, `integer 1..100`
   * (either bound may be missing), `=admin|superadmin` for a choice; `[item]` for a list; and an object by its fields. A name that ends in `!`
   * is needed, one that ends in `?` is undefined where it is missing or can't be read.
   */
  export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }

  /** By method and path, such as `GET /admin/doctors`. */
  export type Shapes = Readonly<Record<string, Shape>>

  const shapes: Shapes
  export default shapes
}
