import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { query } from '../query'

const projectId = '7d9b2c1e-4f60-4a8b-9c3d-2e1f0a6b5c4d'

it('keeps a new project whose import is refused if another process has added something to it', async () => {
  const { run, dataDir, databaseUrl } = await createInstallation()
  await run(['seed'])
  // Stands for the other process, at the worst time.
  await query(
    databaseUrl,
    `create function add_team() returns trigger language plpgsql as $$
    begin
      insert into teams (project_id, display_name) values (new.id, 'Team');
      return null;
    end $$;
    create trigger add_team after insert on projects for each row execute function add_team()`,
  )
  const path = join(dataDir, 'refused.jsonl')
  await writeFile(path, 'not a user')
  const args = ['import-users', path, '--project', projectId, '--settings']
  expect(await run(args)).toMatchObject({ code: 1 })
  expect(await run(['project', 'show', projectId])).toMatchObject({ code: 0 })
  const teams = await query(databaseUrl, `select from teams where project_id = '${projectId}'`)
  expect(teams).toHaveLength(1)
})
