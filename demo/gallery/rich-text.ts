import { make } from './parts.ts'

/** Text of the manifest: what stands between backticks is code. */
export const richText = (text: string): (Node | string)[] =>
  text.split('`').map((piece, index) => (index % 2 ? make('code', {}, piece) : piece))
