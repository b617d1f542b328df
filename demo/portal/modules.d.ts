/** The package as plain files, under the addresses that its version has. */
declare module 'pinned:*' {
  export { configure, session } from 'practice-elements'
}

declare module 'older:*' {
  export { configure } from 'practice-elements'
}

declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  export default component
}

declare module '*.svelte' {
  import type { Component } from 'svelte'
  const component: Component
  export default component
}
