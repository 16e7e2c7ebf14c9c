import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createInstallation } from '../cli/installation'
import { demo } from '../harness'

const team = '21111111-1111-4111-8111-111111111111'

it('import-users says with --dry-run what an import refuses, in short lines', async () => {
  const { run, dataDir } = await createInstallation()
  await run(['seed'])
  const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 0]))
  const lines = [
    { type: 'permission', id: 'a', scope: 'team' },
    { type: 'permission', id: 'a', scope: 'project' },
    { type: 'team', id: team, display_name: 'Crew' },
    { primary_email: 'twice@example.com', teams: [{ team_id: team }, { team_id: team }] },
    { primary_email: 'keys@example.com', ...keys },
  ]
  const file = join(dataDir, 'users.jsonl')
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  const importUsers = ['import-users', file, '--project', demo.id]
  const checked = await run([...importUsers, '--dry-run'])
  const imported = await run(importUsers)
  const reasons = [checked, imported].map(({ err }) => {
    const found = err.split('\n').filter((text) => text.startsWith('line '))
    return found.map((text) => text.replace(/(Unrecognized key: "k\d+"; )+and more$/, '…')).sort()
  })
  const refused = [
    'line 2: id: there is the team permission a, and both scopes share their ids',
    'line 4: teams: contains a team twice',
    'line 5: …',
  ]
  expect(reasons).toEqual([refused, refused])
})
