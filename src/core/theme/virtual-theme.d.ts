declare module 'virtual:theme.css' {
  const css: string
  export default css
}
