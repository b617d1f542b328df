const turns = new Map<string, Promise<unknown>>()

/** Runs tasks of the same name one after the other, within this process. */
export const serializeBy = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const before = turns.get(name)
  const mine = (async () => {
    await before?.catch(() => undefined)
    return work()
  })()
  turns.set(name, mine)
  try {
    return await mine
  } finally {
    if (turns.get(name) === mine) turns.delete(name)
  }
}
