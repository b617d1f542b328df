import { fail } from './command.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Practice Elements needs Node 20.19 or later; this is ${process.versions.node}.`)
}
