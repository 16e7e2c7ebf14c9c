import { dirname } from 'node:path'
import { listRepositoryFiles } from './lib/repository-files'

// Checks that no folder has so many source files that it no longer reads as a table of contents.

const maxFiles = 20

/** Unit tests are beside their sources, and do not count; integration tests have folders of their own. */
const unitTest = /^(?:apps|packages)\/[^/]+\/(?:src|server)\/.*\.test\.tsx?$/

const sources = listRepositoryFiles().filter((file) => {
  return /^(?:apps|packages|scripts)\/.*\.m?tsx?$|\.mjs$/.test(file) && !unitTest.test(file)
})
const counts = new Map<string, number>()
for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
for (const [folder, count] of counts) {
  if (count <= maxFiles) continue
  console.error(`${folder} has ${count} files, over ${maxFiles}.`)
  process.exitCode = 1
}
