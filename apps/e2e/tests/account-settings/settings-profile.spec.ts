import { readFile } from 'node:fs/promises'
import { signOut, submitSignIn } from '../../fixtures/account'
import { startSession } from '../../fixtures/sessions/start-session'
import { choosePicture, openSettings, picture } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

test('a user sets a name and a picture with the keyboard', async ({ page, stack }) => {
  const testUser = await startSession(page, stack)
  await openSettings(page, 'profile', 'Profile')
  await page.getByRole('button', { name: 'Change Name' }).press('Enter')
  await page.keyboard.type('Ada Lovelace')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Name' })).toBeFocused()

  await choosePicture(page)
  const circle = page.getByRole('application', { name: /^Visible part of the picture/ })
  const shownPicture = page.locator('.stack-cropper img')
  const place = await shownPicture.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1')
  await expect.poll(() => shownPicture.boundingBox()).not.toEqual(place)
  const zoomed = await shownPicture.boundingBox()
  await circle.press('ArrowLeft')
  await expect
    .poll(async () => (await shownPicture.boundingBox())?.x)
    .toBeCloseTo((zoomed?.x ?? 0) - 8)
  await page.getByRole('button', { name: 'Save picture' }).press('Enter')
  await expect(page.getByLabel('Choose picture')).toBeFocused()
  const shown = page.getByRole('main').getByRole('img', { name: 'Ada Lovelace' }).locator('img')
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
  // Browsers decode the picture after they have set its address.
  await expect(shown).toHaveJSProperty('naturalWidth', 256)

  await page.reload()
  await expect(shown).toBeVisible()
  await page.getByRole('button', { name: 'Remove Picture' }).press('Enter')
  await expect(page.getByText('No picture yet')).toBeVisible()

  await signOut(page)
  await page.goto('/handler/account-settings#profile')
  await expect(page).toHaveURL(/\/handler\/sign-in/)
  await submitSignIn(page, testUser)
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Name' }).getByText('Ada Lovelace')).toBeVisible()
})

test('a picture can be dropped on its setting', async ({ page, stack }) => {
  await startSession(page, stack)
  await openSettings(page, 'profile', 'Profile')
  const content = await readFile(picture, 'base64')
  const dropped = await page.evaluateHandle(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'ada.png', { type: 'image/png' }))
    return transfer
  }, content)
  const setting = page.getByRole('group', { name: 'Picture' })
  await setting.dispatchEvent('dragover', { dataTransfer: dropped })
  await setting.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeFocused()
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a picture follows the pointer and is zoomed by wheel and fingers', async ({
  page,
  stack,
}) => {
  await startSession(page, stack)
  await openSettings(page, 'profile', 'Profile')
  await choosePicture(page)
  const shown = page.locator('.stack-cropper img')
  const read = async () => (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const frame = await page.getByRole('application').boundingBox()
  const [x, y] = [(frame?.x ?? 0) + 150, (frame?.y ?? 0) + 100]
  const first = await read()

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y)
  await page.mouse.up()
  await page.mouse.move(x, y)
  await expect.poll(async () => (await read()).x - first.x).toBeCloseTo(20)

  await page.mouse.wheel(0, -200)
  await expect.poll(async () => (await read()).width / first.width).toBeCloseTo(1.49)
  const wheeled = await read()

  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ x: x + place, y, id })),
    })
  await touch('touchStart', 0)
  await touch('touchStart', 0, 50)
  await touch('touchMove', -25, 75)
  await touch('touchEnd')
  await expect.poll(async () => (await read()).width / wheeled.width).toBeCloseTo(2)
})

test('on a phone the list of sections and each section are separate pages', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession(page, stack)
  await openSettings(page, '', 'Account settings')
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeFocused()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeHidden()
})
