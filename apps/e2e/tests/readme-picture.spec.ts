import { readFileSync } from 'node:fs'
import { takeShots } from '../fixtures/readme-picture'
import { expect, test } from '../fixtures/test'
import { readmeDigests } from '../screenshots/folder'

test('the picture of the README shows the pages as they are', async ({ browser, stack }) => {
  const recorded = JSON.parse(readFileSync(readmeDigests, 'utf8'))
  const { digests } = await takeShots(browser, stack)
  expect(digests, 'take it again: pnpm screenshots -g README').toEqual(recorded)
})
