import { node } from './command.mjs'
import { install } from './install.mjs'

await install()

const { readSettings } = await import('./environment.mjs')
const { createServer } = await import('vite')

const { host, port, publicUrl } = readSettings()
const target = `http://127.0.0.1:${port + 1}`

const proxy = { '/api': target, '/elements': target, '/demo': target }
const vite = await createServer({ server: { host, port, strictPort: true, proxy } })
await vite.listen()
vite.printUrls()

// Source changes restart the API; pages update in place.
void node(['--watch', '--watch-preserve-output', '--import', 'tsx', 'demo/setup/serve.mjs'], {
  HOST: '127.0.0.1',
  PORT: String(port + 1),
  PUBLIC_URL: publicUrl ?? `http://localhost:${port}`,
})
