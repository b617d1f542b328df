/** Rejects with `late()` if the promise is not settled after this many milliseconds. */
export async function withTimeLimit<Value>(promise: Promise<Value>, milliseconds: number, late: () => Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds)
  })
  return Promise.race([promise, end]).finally(() => clearTimeout(timer))
}
