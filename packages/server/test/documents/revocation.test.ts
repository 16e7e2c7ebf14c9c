import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { toDocument } from './revocation'

const file = fileURLToPath(new URL('../../../../docs/revocation.md', import.meta.url))

it('docs/revocation.md matches the table of revocation', async () => {
  await expect(toDocument()).toMatchFileSnapshot(file)
})
