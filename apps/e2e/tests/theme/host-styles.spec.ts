import type { Page } from '@playwright/test'
import type { Stack } from '../../fixtures/programs/stack'
import { scenes } from '../../fixtures/scenes/scenes'
import { expect, test } from '../../fixtures/test'
import { listChanges, readComputedStyles } from '../../fixtures/theme/computed-styles'
import {
  addHost,
  addStyles,
  hosts,
  isolate,
  readOwnStyles,
} from '../../fixtures/theme/host-styles/host-styles'

/** Selector of our outermost elements. */
const ours = '.stack-scope:not(.stack-scope .stack-scope)'

/** Scenes that together show every kind of element. */
const tested = [
  'sign in, all sign-in methods',
  'sign up, short password',
  'email code, wrong',
  'settings, list and profile',
  'settings, cropping a picture',
  'settings, sign-in and security',
  'settings, turning on two-factor authentication',
  'settings, deleting the account',
  'user menu, signed in',
  'team switcher',
]

/** Opens a scene and waits until it has loaded completely. */
async function openScene(name: string, page: Page, stack: Stack): Promise<void> {
  const scene = scenes.find((scene) => scene.name === name)
  if (!scene) throw new Error(`There is no scene "${name}".`)
  // A countdown would get narrower between two measurements.
  await page.clock.setFixedTime(new Date())
  await scene.open(page, stack)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
}

for (const name of tested) {
  test(`host styles do not affect our elements: ${name}`, async ({ page, stack }) => {
    await isolate(page)
    await openScene(name, page, stack)
    const alone = await readComputedStyles(page, ours)
    for (const host of hosts) {
      const remove = await addHost(page, host)
      expect(await listChanges(alone, await readComputedStyles(page, ours)), host).toEqual([])
      await remove()
    }
  })
}

test('including our style sheet twice has no effect', async ({ page, stack }) => {
  await isolate(page)
  await openScene('settings, sign-in and security', page, stack)
  const once = await readComputedStyles(page, ours)
  await addStyles(page, await readOwnStyles())
  expect(await listChanges(once, await readComputedStyles(page, ours))).toEqual([])
})

const hostPage = `
  <!doctype html>
  <html class="dark" data-theme="dark" lang="en">
    <title>A host</title>
    <body class="page">
      <header><nav><ul><li><a href="#">Home</a></li></ul></nav></header>
      <main class="card">
        <h1 class="title">Title</h1><h2>Section</h2><p class="text">Text <code>code</code> <b>bold</b></p>
        <form class="form">
          <label class="field">Name <input class="input" placeholder="Ada" /></label>
          <input type="checkbox" /><input type="range" /><select><option>One</option></select>
          <textarea></textarea><button class="button primary">Send</button>
          <button class="btn btn-primary" aria-busy="true" hidden>Wait</button>
        </form>
        <table class="table"><tr><th>Head</th><td>Cell</td></tr></table>
        <dialog open class="dialog">Dialog</dialog><div popover class="menu" role="menu">Menu</div>
        <svg class="icon" width="20" height="20"><path d="M0 0h9" /></svg>
        <div role="alert" class="notice skeleton">Alert</div>
      </main>
    </body>
  </html>
`

for (const host of ['tailwind', 'bootstrap'] as const) {
  test(`our style sheet does not affect the host: ${host}`, async ({ page }) => {
    await page.route('**/host.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: hostPage }),
    )
    await page.goto('/host.html')
    await addHost(page, host)
    await page.getByRole('textbox', { name: 'Name' }).focus()
    const alone = await readComputedStyles(page, 'html')
    await addStyles(page, await readOwnStyles())
    expect(await listChanges(alone, await readComputedStyles(page, 'html'))).toEqual([])
  })
}

const slotPage = `<!doctype html><title>A component of the app</title><div class="stack-scope stack-card">
  <img alt="Logo" width="36" height="24" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 9 9%22/%3E" />
  <svg width="20" height="20" stroke="rgb(255, 0, 0)"><path d="M0 0h9" /></svg>
</div>`

test('images in a component of the app keep their attributes', async ({ page }) => {
  await page.route('**/slot.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: slotPage }),
  )
  await page.goto('/slot.html')
  await addStyles(page, await readOwnStyles())
  const logo = page.getByRole('img', { name: 'Logo' })
  await expect(logo).toHaveCSS('width', '36px')
  await expect(logo).toHaveCSS('height', '24px')
  await expect(page.locator('path')).toHaveCSS('stroke', 'rgb(255, 0, 0)')
})

const cardPage = `<!doctype html><title>A card of the app</title>
<div class="stack-scope"><section class="stack-card stack-slot">
  <div class="brand" data-testid="around"><small class="small" data-testid="text">Acme</small></div>
  <div class="stack-own"><div class="stack-card__head">
    <div class="stack-logo stack-slot"><b class="small" data-testid="logo">Acme</b></div>
    <h1 class="stack-title brand">Sign in</h1>
  </div></div>
</section></div>`

test('elements that a card of the app renders beside its content keep their styles', async ({
  page,
}) => {
  await page.route('**/card.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: cardPage }),
  )
  await page.goto('/card.html')
  await addStyles(page, await readOwnStyles())
  await addStyles(
    page,
    '.brand { display: flex } .small { font-size: 11px; color: rgb(255, 0, 0) } div { letter-spacing: 3px }',
  )
  await expect(page.getByTestId('around')).toHaveCSS('display', 'flex')
  for (const id of ['text', 'logo']) {
    await expect(page.getByTestId(id)).toHaveCSS('font-size', '11px')
    await expect(page.getByTestId(id)).toHaveCSS('color', 'rgb(255, 0, 0)')
  }
  const title = page.getByRole('heading', { name: 'Sign in' })
  await expect(title).toHaveCSS('display', 'block')
  await expect(title).toHaveCSS('letter-spacing', 'normal')
  await expect(title).toHaveCSS('font-size', '20px')
})

const partPage =
  '<!doctype html><title>A part</title><p class="stack-scope"><button class="stack-button brand">Go</button>'

test('a host class wins if .stack-scope precedes it, or if our style sheet is in a layer', async ({
  page,
}) => {
  await page.route('**/part.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: partPage }),
  )
  const own = await readOwnStyles()
  const button = page.getByRole('button', { name: 'Go' })

  await page.goto('/part.html')
  await addStyles(page, own)
  await addStyles(page, '.stack-scope .brand { border-radius: 99px; box-shadow: 0 0 9px red }')
  await expect(button).toHaveCSS('border-radius', '99px')
  await expect(button).toHaveCSS('box-shadow', /9px/)

  await page.goto('/part.html')
  await addStyles(page, '@layer base, components, utilities;')
  await addStyles(page, '@layer base { * { padding: 0; border-radius: 0 } }')
  await addStyles(page, `@layer components { ${own} }`)
  await addStyles(page, '@layer utilities { .brand { border-radius: 99px } }')
  await expect(button).toHaveCSS('border-radius', '99px')
  await expect(button).toHaveCSS('padding-left', '16px')
})
