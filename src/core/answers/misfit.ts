import type { Shape } from 'virtual:answer-shapes'
import { inStretches } from '../stretches.ts'

/** The path below a value, such as `[3].amount`, of what does not fit; empty where it is the value itself. */
type Check = (value: unknown) => string | undefined

/** Makes the check of a shape, which walks through a value as far as it fits. */
function checkOf(shape: Shape): Check {
  if (typeof shape === 'string') {
    const fits = fitsOf(shape)
    return (value) => (fits(value) ? undefined : '')
  }
  return isList(shape) ? listCheck(checkOf(shape[0])) : objectCheck(shape)
}

/** So many items of a list are checked at once. */
const batch = 500

/** What of an answer does not fit its shape. A long list is checked in stretches, so that the page can answer meanwhile. */
export async function misfitOf(shape: Shape, answer: object): Promise<string | undefined> {
  if (!('data' in answer) || !Array.isArray(answer.data) || answer.data.length <= batch) return checkOf(shape)(answer)
  const pause = inStretches()
  const check = checkOf(shape)
  for (let start = 0; start < answer.data.length; start += batch) {
    const misfit = check({ ...answer, data: answer.data.slice(start, start + batch) as unknown[] })
    if (misfit !== undefined) return misfit.replace(/^\.data\[(\d+)\]/, (_index, index: string) => `.data[${start + Number(index)}]`)
    await pause()
  }
  return undefined
}

const isList = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape)

function listCheck(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return ''
    for (const [index, item] of value.entries()) {
      const path = check(item)
      if (path !== undefined) return `[${index}]${path}`
    }
    return undefined
  }
}

function objectCheck(shape: Readonly<Record<string, Shape>>): Check {
  const fields = Object.entries(shape).map(([name, part]) => ({ name: name.replace('?', ''), mayMiss: name.endsWith('?'), check: checkOf(part) }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
    for (const { name, mayMiss, check } of fields) {
      const part = (value as Record<string, unknown>)[name]
      const path = part === undefined && mayMiss ? undefined : check(part)
      if (path !== undefined) return `.${name}${path}`
    }
    return undefined
  }
}

function fitsOf(shape: string): (value: unknown) => boolean {
  if (shape.startsWith('?')) {
    const fits = fitsOf(shape.slice(1))
    return (value) => value === null || fits(value)
  }
  if (shape.startsWith('=')) {
    const choices: unknown[] = shape.slice(1).split('|')
    return (value) => choices.includes(value)
  }
  const [type = '', bounds = '..'] = shape.split(' ')
  if (type !== 'integer' && type !== 'number') return (value) => typeof value === type
  const [least, most] = bounds.split('..')
  return (value) =>
    typeof value === 'number' && (type === 'number' || Number.isInteger(value)) && !(least && value < Number(least)) && !(most && value > Number(most))
}
