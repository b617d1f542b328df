import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { guides } from '../../gallery/guides.ts'
import type { ElementManifest } from '../../gallery/manifest.ts'
import { toMarkdown } from './markdown.ts'

/** Writes the guides as Markdown beside their pages, and `llms.txt`, which lists them. Needs the manifest. */

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as { modules: { declarations: ElementManifest[] }[] }
const manifest = modules.flatMap(({ declarations }) => declarations)
const { description } = JSON.parse(readFileSync('package.json', 'utf8')) as { description: string }

mkdirSync('dist/demo/docs', { recursive: true })
const entries = guides.map(([name, title]) => {
  const text = toMarkdown(readFileSync(`demo/docs/${name}.html`, 'utf8'), manifest)
  writeFileSync(`dist/demo/docs/${name}.md`, text)
  const [, sentence = ''] = /^# .+\n\n(.+)$/m.exec(text) ?? []
  return `- [${title}](docs/${name}.md): ${sentence}`
})

writeFileSync(
  'dist/demo/llms.txt',
  `# Practice Elements

> ${description}

## Guides

${entries.join('\n')}

## API

- [OpenAPI 3.1](server/openapi.json): all calls of the backend, with examples
`,
)
