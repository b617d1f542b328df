import sharp from 'sharp'
import { createRandom } from './random.ts'

/** Person to draw. Looks: long hair, short hair or a scarf. Skins and hair are positions in the lists of colors. */
export interface Sitter {
  look: 'f' | 'm' | 's'
  skins: readonly [first: number, last: number]
  lastHair: number
}

/** Skin ranges by tone. */
export const tones = { light: [0, 1], middle: [1, 3], dark: [3, 5] } as const satisfies Record<string, Sitter['skins']>
export type Tone = keyof typeof tones

const skins = ['#f6d7c3', '#eec1a0', '#d9a066', '#b97a4f', '#8d5a3a', '#5f3b26'] as const
const hairs = ['#2b2320', '#1f2430', '#4a3128', '#8c8c92', '#7a4a2b', '#b5793f', '#d9b36c'] as const
const clothes = ['#3f6ad8', '#2f8f83', '#c2577a', '#6c5bd4', '#d9822b', '#41556e', '#f4f6fb'] as const
const grounds = ['#e7ecff', '#ffe9ee', '#e4f6f1', '#fff3dc', '#efe9ff', '#e3f1fb', '#f3f0ea'] as const

type Style = (hair: string) => { behind: string; front: string }

const long: Style = (hair) => ({
  behind: `<path d="M44 76c0-30 16-46 36-46s36 16 36 46v44H44z" fill="${hair}"/>`,
  front: `<path d="M52 72c2-20 14-30 30-30 14 0 24 10 26 28-14-2-26-8-32-18-4 10-12 17-24 20z" fill="${hair}"/>`,
})
const bun: Style = (hair) => ({
  behind: `<circle cx="80" cy="30" r="15" fill="${hair}"/>`,
  front: `<path d="M52 74c0-24 12-35 28-35s28 11 28 35c-6-14-16-20-28-20s-22 6-28 20z" fill="${hair}"/>`,
})
const bob: Style = (hair) => ({
  behind: `<path d="M46 72c0-27 15-41 34-41s34 14 34 41v24c0 6-68 6-68 0z" fill="${hair}"/>`,
  front: `<path d="M52 70c4-18 14-26 28-26s24 8 28 26c-18 0-38-2-56 0z" fill="${hair}"/>`,
})
const scarf: Style = () => ({
  behind: '<path d="M42 78c0-32 17-49 38-49s38 17 38 49v36c0 14-76 14-76 0z" fill="#5a6f9c"/>',
  front: `<path fill-rule="evenodd" d="M44 78c0-30 16-47 36-47s36 17 36 47-16 44-36 44-36-14-36-44z
    m12 2c0 20 11 31 24 31s24-11 24-31-11-31-24-31-24 11-24 31z" fill="#6b82b3"/>`,
})
const crown = (hair: string) => `<ellipse cx="80" cy="68" rx="28" ry="29" fill="${hair}"/>`
const short: Style = (hair) => ({
  behind: crown(hair),
  front: `<path d="M51 74c-3-26 11-39 30-39s31 13 28 39c-3-8-5-14-9-18-13 4-28 3-39-3-5 5-8 12-10 21z" fill="${hair}"/>`,
})
const parted: Style = (hair) => ({
  behind: crown(hair),
  front: `<path d="M51 76c-4-28 10-42 32-41 17 1 28 13 26 41-2-10-6-17-12-21-14 2-24-1-30-8-4 8-12 15-16 29z" fill="${hair}"/>`,
})
const bald: Style = () => ({ behind: '', front: '' })

const styles = { f: [long, bun, bob, long, bob], m: [short, parted, short, parted, bald], s: [scarf] } as const

const portraitSvg = (number: number, sitter: Sitter) => {
  const { look } = sitter
  const random = createRandom(number)
  const skin = skins[random.integer(...sitter.skins)]
  const hair = hairs[random.integer(0, sitter.lastHair)] ?? hairs[0]
  const [cloth, ground] = [random.pick(clothes), random.pick(grounds)]
  const { behind, front } = random.pick<Style>(styles[look])(hair)
  const beard =
    look === 'm' && random.chance(0.4)
      ? `<path d="M53 82c1 24 13 36 27 36s26-12 27-36c-5 10-9 12-14 12H67c-5 0-9-2-14-12z" fill="${hair}"/>`
      : ''
  const glasses = random.chance(0.3)
    ? `<g fill="none" stroke="#39404f" stroke-width="2.5"><circle cx="69" cy="80" r="8.5"/><circle cx="91" cy="80" r="8.5"/>
      <path d="M77.500 79q2.500-2 5 0"/></g>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">
    <rect width="160" height="160" fill="${ground}"/>${behind}
    <path d="M24 160c2-28 22-40 56-40s54 12 56 40z" fill="${cloth}"/>
    <path d="M68 104h24v18c0 14-24 14-24 0z" fill="${skin}"/><path d="M68 114c8 6 16 6 24 0v4c-8 8-16 8-24 0z" fill="#000" opacity=".1"/>
    <ellipse cx="80" cy="82" rx="28" ry="34" fill="${skin}"/>${beard}${front}
    <g fill="#2b2f3a"><circle cx="69" cy="81" r="3"/><circle cx="91" cy="81" r="3"/></g>
    <path d="M71 98q9 8 18 0" fill="none" stroke="#8a3d3d" stroke-width="3" stroke-linecap="round"/>
    <g fill="#e0726d" opacity=".25"><circle cx="61" cy="92" r="6"/><circle cx="99" cy="92" r="6"/></g>${glasses}
  </svg>`
}

/** Draws a portrait. The same number gives the same picture. */
export const drawPortrait = (number: number, sitter: Sitter) =>
  sharp(Buffer.from(portraitSvg(number, sitter)))
    .webp({ quality: 88 })
    .toBuffer()
