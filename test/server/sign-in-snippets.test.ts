import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { openPortalApp } from '../support/server/embed-sessions.ts'

const run = promisify(execFile)
const { app, secret, createCalls } = await openPortalApp()
await app.listen({ host: '127.0.0.1', port: 0 })
const backOffice = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

const folder = await mkdtemp(join(tmpdir(), 'snippets-'))
after(() => rm(folder, { recursive: true }))

const guide = readFileSync('demo/docs/sign-in-users.html', 'utf8')

/** Returns a snippet of the guide that calls the server of this file. */
function snippetOf(caption: string): string {
  const [, code] =
    new RegExp(`<figcaption>${caption}</figcaption>\\s*<pre>([^<]*https://backoffice.example.com[^<]*)</pre>`).exec(guide) ?? []
  assert.ok(code, caption)
  return code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replace('https://backoffice.example.com', backOffice)
}

/** Command, file, and the code that calls the snippet's function for a user whose id is a number. */
const languages = [
  ['Node', process.execPath, 'snippet.mjs', "\nprocess.stdout.write(await embedToken({ id: 7, name: 'Ingrid', practiceId: 4 }))"],
  ['PHP', 'php', 'snippet.php', "\necho embedToken((object) ['id' => 7, 'name' => 'Ingrid', 'practiceId' => 4]);"],
  ['Python', 'python3', 'snippet.py', "\nprint(embed_token({'id': 7, 'name': 'Ingrid', 'practice_id': 4}), end='')"],
  ['curl', 'sh', 'snippet.sh', ''],
] as const

const isMissing = (caption: string, program: string) => {
  // Debian's package `php-cli` has no curl: the snippet needs `php-curl`, too.
  if (caption === 'PHP') return spawnSync(program, ['-r', "exit(function_exists('curl_init') ? 0 : 1);"]).status !== 0
  return spawnSync(caption === 'curl' ? caption : program, ['--version']).status !== 0
}

for (const [caption, program, name, call] of languages)
  test(
    `the snippet for ${caption} opens an embed session, and fails with a wrong key`,
    {
      skip: isMissing(caption, program) && `${caption} is not installed`,
    },
    async () => {
      const file = join(folder, name)
      await writeFile(file, snippetOf(caption) + call)
      const runWith = (key: string) => run(program, [file], { env: { PATH: process.env['PATH'], PORTAL_KEY: key } })
      const { stdout } = await runWith(secret)
      const [token = ''] = /pe_embed_[\w-]+/.exec(stdout) ?? []
      const { get } = createCalls(app, token)
      assert.equal((await get('/admin/doctor?doctor_id=4')).status, 200)
      assert.equal((await get('/admin/doctor?doctor_id=5')).status, 403)
      await assert.rejects(runWith('pe_secret_wrong'), /401/)
    },
  )
