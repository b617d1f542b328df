/** Maximum loading time of a chunk in milliseconds, §9. */
const chunkTimeout = 120_000

/** Loads a code chunk. Rejects after 120 s; call again to retry. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the program did not arrive in time')), chunkTimeout)
  })
  return Promise.race([load(), late]).finally(() => clearTimeout(timer))
}
