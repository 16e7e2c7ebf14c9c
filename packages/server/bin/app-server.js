#!/usr/bin/env node
// A file of its own, so that package managers can link the command before the first build, and in syntax that
// older versions of Node read, which fail at that of the libraries.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major > 20 || (major === 20 && minor >= 19)) {
  await import('../dist/main.js')
} else {
  console.error(`app-server needs Node 20.19 or newer; this is ${process.version}.`)
  process.exitCode = 1
}
