/** The package as plain files, imported by URLs with a version. */
declare module 'pinned:*' {
  export { configure, session } from 'practice-elements'
}

declare module 'older:*' {
  export { configure } from 'practice-elements'
}

declare module 'bootstrap' {
  export class Modal {
    constructor(element: Element)
    show(): void
    hide(): void
    dispose(): void
  }
  export class Offcanvas extends Modal {}
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
