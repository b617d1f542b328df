declare module 'jsdom' {
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this
  }

  interface Options {
    url: string
    runScripts: 'outside-only'
    virtualConsole: VirtualConsole
  }

  export class JSDOM {
    constructor(html: string, options: Options)
    readonly window: Window & typeof globalThis
  }
}
