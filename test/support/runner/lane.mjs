import { once } from 'node:events'
import { clearTimeout, setTimeout } from 'node:timers'
import { after, describe } from 'node:test'

/** Asks the parent process for the next test file. Resolves to undefined at the end. */
const next = async () => {
  process.send('next')
  const [file] = await once(process, 'message')
  return file ?? undefined
}

/** Seconds until a file counts as hanging. The channel to the parent keeps a process alive that waits for nothing. */
const limit = 600

function failLate(name) {
  process.stderr.write(`${name} has not ended after ${limit} s.\n`)
  process.exit(1)
}

// One process runs many files, because imports, compilation and first calls take longer than most tests.
for (let file = await next(); file; file = await next()) {
  const { name, program } = file
  const timer = setTimeout(failLate, limit * 1000, name)
  await new Promise((done) => {
    describe(name, async () => {
      after(done)
      try {
        await import(program)
      } catch (error) {
        done()
        throw error
      }
    })
  })
  clearTimeout(timer)
}
process.disconnect()
