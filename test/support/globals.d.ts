/// <reference types="mocha" />

interface Window {
  /** Only in engines with Trusted Types. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => string }
  }
}

/** Second instance of a module that is already loaded. */
declare module '*?again'
