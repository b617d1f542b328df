declare module 'virtual:screen-files' {
  /** Regular expression of each screen's path, with the URLs of its files, without the files that every page of the panel loads. */
  const files: readonly (readonly [pattern: string, urls: readonly string[]])[]
  export default files
}
