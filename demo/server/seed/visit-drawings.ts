import sharp from 'sharp'
import { createRandom, type Random } from './random.ts'

/** Motifs of visit pictures. Each has four stages, from before to after a treatment. */
export const motifs = ['smile', 'teeth', 'skin', 'eye', 'face', 'trace'] as const
export type Motif = (typeof motifs)[number]
export const stages = [1, 2, 3, 4] as const

export const drawingKey = (motif: Motif, stage: number) => `demo/visit-${motif}-${stage}.webp`

const [width, height] = [640, 480]
const skins = ['#f0c9ac', '#e3b088', '#c98f63', '#8d5a3a'] as const
const series = (count: number) => Array.from({ length: count }, (_, index) => index)

const by = <Value>(stage: number, values: readonly [Value, Value, Value, Value]) => values[stage - 1] ?? values[3]

const smile = (stage: number, random: Random) => {
  const tone = random.pick(skins)
  const enamel = by(stage, ['#e8d9a6', '#efe5c3', '#f5efdd', '#fdfcf7'])
  const crooked = 4 - stage
  const tooth = (
    x: number,
    y: number,
    size: number,
  ) => `<rect x="${x - size / 2}" y="${y}" width="${size - 3}" height="${size * 1.35}" rx="${size / 3.2}"
    fill="${enamel}" transform="rotate(${random.integer(-4, 4) * crooked} ${x} ${y + 30})"/>`
  const upper = series(8).map((index) => tooth(320 + (index - 3.5) * 46, 186 - Math.abs(index - 3.5) * 5, 50 - Math.abs(index - 3.5) * 4))
  const lower = series(8).map((index) => tooth(320 + (index - 3.5) * 38, 258 - Math.abs(index - 3.5) * 9, 40 - Math.abs(index - 3.5) * 3))
  return `<rect width="640" height="480" fill="${tone}"/><clipPath id="mouth"><path d="M112 208q208-80 416 0-96 122-208 122T112 208z"/></clipPath>
    <path d="M70 205q120-95 210-62 40 12 80 0 90-33 210 62-110 170-250 170T70 205z" fill="#c4575c"/>
    <path d="M112 208q208-80 416 0-96 122-208 122T112 208z" fill="#5b1f29"/>
    <g clip-path="url(#mouth)">${lower.join('')}${upper.join('')}</g>
    <path d="M150 92q170-46 340 0M200 420q120 34 240 0" fill="none" stroke="#000" stroke-opacity=".08" stroke-width="10" stroke-linecap="round"/>`
}

const teeth = (stage: number) => {
  const arch = (turn: 1 | -1, center: number) =>
    series(14)
      .map((index) => {
        const angle = Math.PI * (0.08 + (index / 13) * 0.84)
        const [x, y] = [320 - Math.cos(angle) * 210, center - turn * Math.sin(angle) * 150]
        const marked = index % 5 === 2 && index / 5 < 4 - stage
        return `<rect x="${(x - 19).toFixed(1)}" y="${(y - 23).toFixed(1)}" width="38" height="46" rx="13" fill="${marked ? '#f2a33a' : '#e8f1fb'}"
      stroke="#7fa4cf" stroke-width="2" transform="rotate(${((angle * 180) / Math.PI - 90) * turn} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
      })
      .join('')
  return `<rect width="640" height="480" fill="#12233b"/><g opacity=".35" stroke="#3c5f8f" fill="none">
    <path d="M320 20v440M40 240h560"/><ellipse cx="320" cy="240" rx="250" ry="205"/></g>${arch(1, 215)}${arch(-1, 265)}`
}

const skin = (stage: number, random: Random) => {
  const tone = random.pick(skins)
  const spots = series(by(stage, [46, 26, 12, 3])).map(() => {
    const [x, y, size] = [random.integer(120, 520), random.integer(60, 420), random.integer(5, 15)]
    return `<circle cx="${x}" cy="${y}" r="${size * 1.9}" fill="#d4483f" opacity=".18"/><circle cx="${x}" cy="${y}" r="${size}" fill="#b8332f" opacity=".5"/>`
  })
  const pores = series(260).map(
    () => `<circle cx="${random.integer(0, width)}" cy="${random.integer(0, height)}" r="1.4" fill="#000" opacity=".07"/>`,
  )
  return `<rect width="640" height="480" fill="${tone}"/>${pores.join('')}${spots.join('')}
    <g fill="none" stroke="#fff" stroke-width="3" opacity=".8"><path d="M40 90V40h50M550 40h50v50M600 390v50h-50M90 440H40v-50"/></g>`
}

const eye = (stage: number, random: Random) => {
  const tone = random.pick(skins)
  const iris = random.pick(['#6f8fae', '#6b4a2c', '#5d7a4c', '#3f2a1c'])
  const veins = series(by(stage, [26, 15, 7, 1])).map((index) => {
    const side = index % 2 === 0 ? 1 : -1
    const y = random.integer(195, 285)
    return `<path d="M${320 + side * 205} ${y}q${-side * 45} ${random.integer(-22, 22)} ${-side * random.integer(70, 105)} ${random.integer(-12, 12)}"/>`
  })
  const rays = series(40).map((index) => `<path d="M320 240v-84" transform="rotate(${index * 9} 320 240)"/>`)
  return `<rect width="640" height="480" fill="${tone}"/>
    <path d="M60 250q260-235 520 0-260 195-520 0z" fill="#fbf8f4" stroke="#5a3a2c" stroke-width="7"/>
    <g fill="none" stroke="#cf3b3b" stroke-width="2.5" opacity=".75">${veins.join('')}</g>
    <circle cx="320" cy="240" r="94" fill="${iris}"/><g stroke="#fff" stroke-opacity=".25" stroke-width="2">${rays.join('')}</g>
    <circle cx="320" cy="240" r="44" fill="#10131a"/><circle cx="292" cy="212" r="17" fill="#fff" opacity=".9"/>
    <path d="M60 120q260-130 520 0" fill="none" stroke="#3b2a22" stroke-width="20" stroke-linecap="round" opacity=".75"/>`
}

const face = (stage: number) => {
  const nose = by(stage, [462, 456, 452, 450])
  const marks = series(5).map((index) => `<path d="M130 ${110 + index * 66}h380"/>`)
  return `<rect width="640" height="480" fill="#f3f6fb"/>
    <path d="M250 470c-10-60-40-70-60-140-30-120 20-270 150-270 50 0 78 40 70 90-3 22-8 34 0 52 12 26 26 40 ${nose - 434} 52-6 10-14 12-14 22
      4 12 8 20 4 32-6 8-8 14-4 26 4 30-20 42-60 40-20 20-18 50-16 96z" transform="translate(20 0)" fill="#e6b896" stroke="#94664a" stroke-width="4"/>
    <g stroke="#3f6ad8" stroke-width="2" stroke-dasharray="7 8" opacity=".7">${marks.join('')}<path d="M${nose} 60v380"/></g>
    <g fill="#3f6ad8"><circle cx="${nose - 4}" cy="250" r="8"/><circle cx="${nose - 10}" cy="308" r="8"/><circle cx="${nose - 28}" cy="180" r="8"/></g>`
}

const trace = (stage: number, random: Random) => {
  const beats = 4 + stage
  const beat = width / beats
  const rough = 4 - stage
  const line = series(beats).map((index) => {
    const jitter = random.integer(-16, 16) * rough
    const at = (share: number, y: number) => `L${(index * beat + share * beat).toFixed(1)} ${y}`
    return [
      at(0.1, 250),
      at(0.2, 236),
      at(0.3, 250),
      at(0.4, 262),
      at(0.46, 110 + jitter),
      at(0.54, 330 - jitter),
      at(0.6, 250),
      at(0.75, 226),
      at(0.9, 250),
    ].join('')
  })
  const grid = [...series(33).map((index) => `M${index * 20} 0v480`), ...series(25).map((index) => `M0 ${index * 20}h640`)]
  return `<rect width="640" height="480" fill="#fff7f5"/><path d="${grid.join('')}" stroke="#f3b9b0" fill="none"/>
    <path d="M0 250${line.join('')}L640 250" fill="none" stroke="#27324a" stroke-width="4" stroke-linejoin="round"/>`
}

const drawings = { smile, teeth, skin, eye, face, trace } satisfies Record<Motif, (stage: number, random: Random) => string>

/** Draws a picture of a visit. The same motif and stage give the same picture. */
export const drawVisit = (motif: Motif, stage: number) => {
  // The same seed in all stages shows the same patient.
  const shapes = drawings[motif](stage, createRandom(motifs.indexOf(motif) + 70))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer()
}
