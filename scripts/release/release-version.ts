import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

// Raises the versions and writes the changelogs from the changesets: pnpm release-version
//
// Changesets raises the major version of each package whose peer dependency leaves its range, which
// every minor version before 1.0 does. The packages are released together, with one version, so the
// peer is left out during this step.

const file = 'packages/react/package.json'
const core: string = JSON.parse(readFileSync('packages/core/package.json', 'utf8')).name

const before = readFileSync(file, 'utf8')
const { [core]: _, ...peerDependencies } = JSON.parse(before).peerDependencies
writeFileSync(file, JSON.stringify({ ...JSON.parse(before), peerDependencies }))
const { status } = spawnSync('changeset', ['version'], { stdio: 'inherit' })
const { version } = JSON.parse(readFileSync(file, 'utf8'))
writeFileSync(file, before.replace(/(?<="version": ")[^"]+/, version))
process.exitCode = status ?? 1
