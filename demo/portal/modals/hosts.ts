/**
 * Opens a modal with the record in it and returns a function that closes it.
 * Calls `closed` after the modal has closed and left the page.
 */
export type Open = (record: HTMLElement, closed: () => void) => () => void

interface Host {
  title: string
  load: () => Promise<Open>
}

/** All modals, by the hash of their address. */
export const hosts: Readonly<Record<string, Host>> = {
  'bootstrap-modal': { title: 'Bootstrap modal', load: async () => (await import('./hosts/bootstrap.ts')).modal },
  'bootstrap-offcanvas': { title: 'Bootstrap offcanvas', load: async () => (await import('./hosts/bootstrap.ts')).offcanvas },
  'mui-dialog': { title: 'MUI Dialog', load: async () => (await import('./hosts/mui.tsx')).dialog },
  'mui-drawer': { title: 'MUI Drawer', load: async () => (await import('./hosts/mui.tsx')).drawer },
  radix: { title: 'Radix Dialog', load: async () => (await import('./hosts/radix.tsx')).dialog },
  'headless-ui': { title: 'Headless UI Dialog', load: async () => (await import('./hosts/headless-ui.tsx')).dialog },
  'angular-material': { title: 'Angular Material dialog', load: async () => (await import('./hosts/angular-material.ts')).dialog },
  ionic: { title: 'Ionic modal', load: async () => (await import('./hosts/ionic.ts')).modal },
  shoelace: { title: 'Shoelace dialog', load: async () => (await import('./hosts/shoelace.ts')).dialog },
  'native-dialog': { title: 'Native dialog', load: async () => (await import('./hosts/native.ts')).dialog },
  'native-popover': { title: 'Native popover', load: async () => (await import('./hosts/native.ts')).popover },
  'full-screen': { title: 'Full screen', load: async () => (await import('./hosts/native.ts')).fullScreen },
}
