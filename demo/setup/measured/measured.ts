import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { elements } from '../../gallery/elements.ts'
import type { Measurements } from '../../gallery/measured.ts'
import { callsOf } from './calls-of.ts'
import { weightOf } from './downloads.ts'

/**
 * Writes the measurements of the gallery: downloads and calls of this build, and the last committed results
 * of a browser, with screenshots, in `demo/measured`. Needs the built elements.
 */

const committed = JSON.parse(readFileSync('demo/measured/elements.json', 'utf8')) as Measurements
const measured: Measurements = {
  ...committed,
  elements: Object.fromEntries(
    elements.map(({ tag }) => [
      tag,
      {
        ...committed.elements[tag],
        kib: weightOf(`dist/elements/${tag}.js`),
        calls: callsOf(`src/elements/${tag}/${tag}.element.ts`),
      },
    ]),
  ),
}

const folder = 'dist/demo/measured'
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/elements.json`, `${JSON.stringify(measured, null, 2)}\n`)
cpSync('demo/measured/bench.json', `${folder}/bench.json`)
cpSync('demo/measured/looks', `${folder}/looks`, { recursive: true })
