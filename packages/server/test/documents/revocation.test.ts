import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { toDocument } from './revocation'

const file = fileURLToPath(new URL('../../../../docs/revocation.md', import.meta.url))

it('docs/revocation.md says what the table of revocation says', async () => {
  await expect(toDocument()).toMatchFileSnapshot(file)
})
