import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { toMarkdown } from '../../demo/setup/guides/markdown.ts'

const events = [{ name: 'ready', description: 'Fires `once`.', type: { text: 'CustomEvent<undefined>' } }]
const attributes = [{ name: 'doctor-id', fieldName: 'doctorId', description: 'id of the practice', type: { text: 'string | number' } }]
const manifest = [{ tagName: 'doctor-profile', description: 'A doctor.', attributes, events }]

const inMarkdown = (content: string) => toMarkdown(`<body><nav>Menu</nav><main>${content}</main></body>`, manifest)

describe('a guide as Markdown', () => {
  it('keeps headings, code, links and lists, without the menu', () => {
    const text = inMarkdown(
      '<h1>Session</h1><p>Call <code>configure()</code>: see <a href="./events.html#all">Events</a> and <a href="../bench.html">Speed</a>.</p><ul><li>One</li></ul>',
    )
    assert.equal(
      text,
      '# Session\n\nCall `configure()`: see [Events](./events.md#all) and [Speed](http://localhost:8080/demo/bench.html).\n\n-   One\n',
    )
  })

  it('keeps the code of a snippet below its caption, also code with a fence', () => {
    const text = inMarkdown('<figure><figcaption>Page</figcaption><pre>&lt;p&gt;\n  *\n```\n&lt;/p&gt;</pre></figure>')
    assert.equal(text, '**Page**\n\n````\n<p>\n  *\n```\n</p>\n````\n')
  })

  it('keeps tables, with their code and lines', () => {
    const text = inMarkdown(
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>x | y</code></td><td>one<br>two</td></tr></tbody></table>',
    )
    assert.equal(text, '| A | B |\n| --- | --- |\n| `x \\| y` | one two |\n')
  })

  it('has the tables that the page renders from the manifest', () => {
    assert.equal(
      inMarkdown('<div data-list="events"></div>'),
      '### All events\n\n| Event | Meaning | Elements |\n| --- | --- | --- |\n| `ready` | Fires `once`. | all |\n',
    )
    const row = '| `doctor-id` | `doctorId` | `string \\| number` | id of the practice |'
    assert.ok(inMarkdown('<div data-attributes-of="doctor-profile"></div>').endsWith(`${row}\n`))
    assert.match(inMarkdown('<div data-elements></div>'), /^## Every element\n[^]*## `<doctor-profile>`\n\nA doctor\.\n$/)
  })
})
