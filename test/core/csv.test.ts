import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { csvFile, type CsvValue } from '../../src/core/csv.ts'

// The text of a blob would come without the mark at its beginning.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const linesOf = async (rows: CsvValue[][]) => decoder.decode(await csvFile(['Name', 'Patients'], rows).arrayBuffer()).split('\r\n')

describe('a CSV file', () => {
  it('begins with its headings, and has numbers as numbers', async () => {
    assert.deepEqual(await linesOf([['Ana', 3], ['Bo', 0]]), ['\uFEFFName,Patients', 'Ana,3', 'Bo,0', ''])
  })

  it('leaves empty what is a dash on screen', async () => {
    assert.deepEqual((await linesOf([['-', null]]))[1], ',')
  })

  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=1\n+2', '=cmd()\nof two lines']) {
    it(`keeps ${JSON.stringify(text)} from being run as a formula`, async () => {
      assert.match((await linesOf([[text, 1]]))[1]!, /^"?'/)
    })
  }
})
