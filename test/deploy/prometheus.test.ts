import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { deployFile } from '../support/deploy/deploy-file.ts'
import { findProgram } from '../support/deploy/programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'prometheus-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const checkRules = (rules: string) => {
  const file = join(folder, 'rules.yml')
  writeFileSync(file, rules)
  return spawnSync(findProgram('promtool', 'prometheus'), ['check', 'rules', file], { encoding: 'utf8' })
}

test('Prometheus understands the alert rules', () => {
  const { status, stdout, stderr } = checkRules(deployFile('alerts.yml', {}))
  assert.deepEqual([status, stderr], [0, ''])
  assert.match(stdout, /SUCCESS: \d+ rules found/)
})

test('and the queries of the dashboard', () => {
  // Grafana replaces the interval.
  const { panels } = JSON.parse(deployFile('grafana.json', { $__rate_interval: '5m' })) as { panels: { targets: { expr: string }[] }[] }
  const rules = panels.flatMap(({ targets }) => targets).map(({ expr }, index) => ({ record: `query_${index}`, expr }))
  assert.ok(rules.length >= panels.length)
  // JSON is YAML.
  const { status, stderr } = checkRules(JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  assert.deepEqual([status, stderr], [0, ''])
})
