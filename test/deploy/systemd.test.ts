import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { deployFile } from '../support/deploy/deploy-file.ts'
import { findProgram } from '../support/deploy/programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'systemd-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const unit = join(folder, 'practice-elements.service')
// The check wants the program to exist.
writeFileSync(unit, deployFile('practice-elements.service', { '/usr/bin/node': process.execPath }))
const analyze = (...words: string[]) => spawnSync(findProgram('systemd-analyze', 'systemd'), words, { encoding: 'utf8' })

test('systemd understands every line of the unit', () => {
  const { status, stderr } = analyze('verify', unit)
  assert.deepEqual([status, stderr], [0, ''])
})

test('the unit is sandboxed: systemd rates its exposure at most 1.5 of 10', () => {
  const { status, stdout } = analyze('security', '--offline=true', '--threshold=15', '--no-pager', unit)
  assert.equal(status, 0, stdout)
})
