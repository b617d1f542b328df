/// <reference types="mocha" />

interface Window {
  /** Of engines that have Trusted Types, whose texts count as trusted. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => string }
  }
}

/** A module that is loaded beside itself. */
declare module '*?again'
