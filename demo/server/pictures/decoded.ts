/** Answer of a decoder process. */
export type Decoded = { picture: Uint8Array } | { refusal: 'unsupported-media' | 'too-large' }

/** Exit code of a decoder whose picture took too much memory. */
export const outOfMemory = 86
