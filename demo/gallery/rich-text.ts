import { make } from './parts.ts'

/** Renders text of the manifest; text between backticks is code. */
export const richText = (text: string): (Node | string)[] =>
  text.split('`').map((piece, index) => (index % 2 ? make('code', {}, piece) : piece))
