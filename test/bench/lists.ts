import type { Browser, Page } from 'puppeteer-core'
import type { DemoServer } from '../support/runner/demo-server.ts'
import { atRest, onFreshPage } from '../support/runner/fresh-page.ts'
import { conditions, type ConditionName } from './conditions.ts'
import { act, type Action, type Answer } from './list-actions.ts'
import { Samples, type Figure } from './report.ts'
import type { Subject } from './subjects.ts'
import { watch } from './watch.ts'

interface Visit {
  firstRow: number
  memory: number
  /** Nodes of the page, with those in shadow roots. */
  nodes: number
  /** JavaScript files that were there before the first row. */
  files: number
  answers: Map<Action, Answer>
  /** Names in the rows that each action leads to. */
  names: Map<Action, string[]>
  /** Long tasks of each action, in milliseconds. */
  tasks: Map<Action, number[]>
}

interface ListPlan {
  rows: number
  condition: ConditionName
  subjects: readonly Subject[]
  rounds: number
  actions: readonly Action[]
}

/**
 * Measures first row, list actions, memory and long tasks of the same list.
 * Each round measures every subject and starts with another one.
 */
export async function measureLists(
  browser: Browser,
  server: DemoServer,
  { rows, condition, subjects, rounds, actions }: ListPlan,
): Promise<Figure[]> {
  const samples = new Samples({ rows, condition })
  const names = new Map<string, string>()
  for (let round = 0; round < rounds; round++) {
    for (const subject of [...subjects.slice(round % subjects.length), ...subjects.slice(0, round % subjects.length)]) {
      const seen = await onFreshPage(browser, server, (page) => visit(page, server.origin, subject, actions), conditions[condition])
      samples.add('first row', subject.name, seen.firstRow, 'ms')
      samples.add('memory', subject.name, seen.memory, 'MiB')
      samples.add('nodes', subject.name, seen.nodes, '')
      samples.add('JS files before the first row', subject.name, seen.files, '')
      for (const [action, { time }] of seen.answers) {
        if (!agrees(names, `${subject.paging} ${action}`, subject, seen.names.get(action) ?? [])) continue
        const tasks = seen.tasks.get(action) ?? []
        samples.add(action, subject.name, time, 'ms')
        samples.add(`${action}: tasks over 50 ms`, subject.name, tasks.length, '')
        samples.add(`${action}: longest task`, subject.name, Math.max(0, ...tasks), 'ms')
      }
    }
  }
  return samples.figures()
}

/** Returns whether a subject shows the same rows as the first subject. Subjects with other rows are not compared. */
function agrees(names: Map<string, string>, question: string, { name }: Subject, found: readonly string[]): boolean {
  const rows = found.join(', ')
  const expected = names.get(question) ?? rows
  names.set(question, expected)
  if (rows !== expected)
    process.stderr.write(`${name} is left out of "${question}", which it answers by\n  ${rows}\ninstead of\n  ${expected}\n`)
  return rows === expected
}

async function visit(page: Page, origin: string, subject: Subject, actions: readonly Action[]): Promise<Visit> {
  await watch(page, subject)
  await page.goto(`${origin}/bench/${subject.page}`)
  const firstRow = await page.evaluate(() => window.bench.firstRow)
  await atRest(page)
  const memory = await heap(page)
  const { nodes, files } = await page.evaluate(countOf, firstRow)
  const answers = new Map<Action, Answer>()
  const names = new Map<Action, string[]>()
  for (const action of actions) {
    answers.set(action, await act(page, action))
    await atRest(page)
    names.set(action, await page.evaluate(() => window.bench.names()))
  }
  const tasks = await page.evaluate(() => window.bench.tasks)
  const starts = [...answers.values()].map(({ start }) => start)
  const tasksOf = (action: Action) => {
    const { start } = answers.get(action)!
    const end = Math.min(...starts.filter((other) => other > start))
    return tasks.filter((task) => task.start >= start - 1 && task.start < end - 1).map(({ duration }) => duration)
  }
  return { firstRow, memory, nodes, files, answers, names, tasks: new Map(actions.map((action) => [action, tasksOf(action)])) }
}

/** Runs in the page. */
function countOf(firstRow: number): { nodes: number; files: number } {
  const nodesIn = (root: ParentNode): number =>
    [...root.querySelectorAll('*')].reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot ? nodesIn(shadowRoot) : 0), 0)
  const loaded = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < firstRow)
  return { nodes: nodesIn(document), files: loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length }
}

/** Returns the JavaScript heap in MiB after garbage collection, of the page and its workers. */
async function heap(page: Page): Promise<number> {
  const session = await page.createCDPSession()
  const usedBy = async (client: typeof session) => {
    await client.send('HeapProfiler.collectGarbage')
    return (await client.send('Runtime.getHeapUsage')).usedSize
  }
  const sizes = [await usedBy(session)]
  for (const worker of page.workers()) sizes.push(await usedBy(worker.client))
  await session.detach()
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024
}
