import { once } from 'node:events'
import { after, describe } from 'node:test'

/** Asks the parent process for the next test file. Resolves to undefined at the end. */
const next = async () => {
  process.send('next')
  const [file] = await once(process, 'message')
  return file ?? undefined
}

// One process runs many files, because imports, compilation and first calls take longer than most tests.
for (let file = await next(); file; file = await next()) {
  const { name, program } = file
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
}
process.disconnect()
