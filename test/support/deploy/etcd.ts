import { join } from 'node:path'
import { freePorts } from '../free-ports.ts'
import { deployVariables } from './deploy-file.ts'
import { findProgram, killProgram, type startProgram } from './programs.ts'

const numbers = [1, 2, 3]

/** Starts the three etcd nodes of demo/deploy/cluster/etcd.env, on ports of the loopback interface. */
export const startEtcd = async (folder: string, start: typeof startProgram) => {
  const ports = await freePorts(numbers.length * 2)
  const clientPort = (number: number) => ports[number * 2 - 1] ?? 0
  const places = numbers.flatMap((number) => [
    [`10.0.0.1${number}:2380`, `127.0.0.1:${ports[number * 2 - 2]}`] as const,
    [`10.0.0.1${number}:2379`, `127.0.0.1:${clientPort(number)}`] as const,
  ])
  /** Replaces the addresses of the nodes. */
  const atLoopback = (text: string) => places.reduce((moved, [from, to]) => moved.replaceAll(from, to), text)
  const environmentOf = (number: number) =>
    Object.fromEntries(
      Object.entries(deployVariables('cluster/etcd.env')).map(([variable, value]) => {
        if (variable === 'ETCD_NAME') return [variable, `node${number}`]
        if (variable === 'ETCD_DATA_DIR') return [variable, join(folder, `etcd${number}`)]
        if (variable === 'ETCD_INITIAL_CLUSTER') return [variable, atLoopback(value)]
        return [variable, atLoopback(value.replace('10.0.0.11', `10.0.0.1${number}`))]
      }),
    )

  const nodes = numbers.map((number) => {
    const startNode = () =>
      start(findProgram('etcd', 'etcd-server'), [], {
        folder,
        log: join(folder, `etcd${number}.log`),
        environment: environmentOf(number),
      })
    let running = startNode()
    return {
      name: `node${number}`,
      id: () => running.pid,
      kill: () => killProgram(running),
      startAgain: () => {
        running = startNode()
      },
    }
  })

  /** Asks the nodes one after the other until one answers. */
  const ask = async <Answer>(path: string, isWanted: (answer: Answer) => boolean = () => true) => {
    for (const number of numbers) {
      const url = `http://127.0.0.1:${clientPort(number)}/v2${path}`
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      if (!response?.ok) continue
      const answer = (await response.json()) as Answer
      if (isWanted(answer)) return answer
    }
    return undefined
  }

  return {
    nodes,
    /** Ports of the nodes for clients. */
    clientPorts: numbers.map(clientPort),
    /** Returns the node that leads the others. */
    leader: async () => {
      const found = await ask<{ name: string; state: string }>('/stats/self', ({ state }) => state === 'StateLeader')
      return nodes.find(({ name }) => name === found?.name)
    },
    /** Reads a key from the quorum: a node that was frozen would answer with what it knew before. */
    read: async (key: string) => (await ask<{ node: { value: string; modifiedIndex: number } }>(`/keys${key}?quorum=true`))?.node,
  }
}
