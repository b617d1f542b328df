import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { packAndUnpack, packed } from './pack.ts'

/** Builds the portals from the packed package, like an application that has installed it. */

packAndUnpack()

// Node renders this page, with the package as installed.
for (const file of ['page.js', 'server.js']) cpSync(`demo/portal/server-rendered/${file}`, join(packed, file))
writeFileSync(join(packed, 'package.json'), '{ "type": "module" }\n')
writeFileSync(join(packed, 'rendered.html'), execFileSync(process.execPath, [join(packed, 'server.js')]))

for (const mode of ['production', 'react-18']) await build({ mode, configFile: 'demo/setup/portals/vite.config.ts' })
