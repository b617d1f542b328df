declare module 'virtual:screen-files' {
  /** Maps the tag of each screen to the URLs of its files, without the files that every page of the panel loads. */
  const files: Readonly<Record<string, readonly string[]>>
  export default files
}
