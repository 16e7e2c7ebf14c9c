import { readFileSync, statSync } from 'node:fs'
import { takeShots } from '../../fixtures/demo/readme-picture'
import { takeTour } from '../../fixtures/demo/readme-tour'
import { expect, test } from '../../fixtures/test'
import { readmeDigests, readmeTour, readmeTourDigests } from '../../screenshots/folder'

const takeAgain = 'take it again: pnpm screenshots -g README'

test('the README screenshot shows the current pages', async ({ browser, stack }) => {
  const recorded = JSON.parse(readFileSync(readmeDigests, 'utf8'))
  const { digests } = await takeShots(browser, stack)
  expect(digests, takeAgain).toEqual(recorded)
})

test('the README tour shows the current pages', async ({ browser, stack }) => {
  const recorded = JSON.parse(readFileSync(readmeTourDigests, 'utf8'))
  const { digests } = await takeTour(browser, stack)
  expect(digests, takeAgain).toEqual(recorded)
  expect(statSync(readmeTour).size).toBeLessThan(1_500_000)
})
