declare module 'virtual:screen-files' {
  /** The addresses of what each screen is made of, by its tag, beside what every page of the panel loads. */
  const files: Readonly<Record<string, readonly string[]>>
  export default files
}
