import { createPerson, submitSignUp } from '../fixtures/account'
import { inviteToTeam } from '../fixtures/invitation'
import { expect, test } from '../fixtures/test'

test('a stranger who is invited creates an account, comes back and joins', async ({
  page,
  stack,
}) => {
  const person = createPerson()
  const { link } = await inviteToTeam(stack, person.email)
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await submitSignUp(page, person)

  await expect(page.getByRole('heading', { name: 'Join Analysts?' })).toBeVisible()
  await expect(page.getByText(`You’ll join as ${person.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'You joined Analysts' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible()
})

test('who is signed in with the wrong account changes it and comes back', async ({
  page,
  stack,
}) => {
  const { link } = await inviteToTeam(stack, createPerson().email)
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await submitSignUp(page, createPerson())
  await page.getByRole('button', { name: 'Use another account' }).click()

  const other = createPerson()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await submitSignUp(page, other)
  await expect(page.getByText(`You’ll join as ${other.email}.`)).toBeVisible()
})
