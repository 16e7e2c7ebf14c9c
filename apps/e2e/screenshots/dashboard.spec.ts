import { createKeys, createProject, test } from '../fixtures/dashboard'
import { dashboardScenes, fillProject } from '../fixtures/scenes/dashboard-scenes'
import { type Look, takePictures } from './take-pictures'

const looks: Look[] = [
  { width: 320, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1920, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  // Last, as the next scene starts from it.
  { width: 1280, colorScheme: 'light' },
]

test('the dashboard', async ({ page }) => {
  await createProject(page, 'Bookshop')
  await takePictures(page, 'dashboard, first API keys', looks)
  await fillProject(await createKeys(page))
  for (const { name, open } of dashboardScenes) {
    await open(page)
    await takePictures(page, name, looks)
  }
})
