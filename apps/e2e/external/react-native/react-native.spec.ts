import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientApp } from '@app/core'
import type { Page } from '@playwright/test'
import { build, type Plugin } from 'esbuild'
import { createTestUser } from '../../fixtures/account'
import { Mailbox } from '../../fixtures/mailbox'
import { withProjectSettings } from '../../fixtures/project'
import { waitForEmailCode } from '../../fixtures/sign-in/email-code'
import { pasteRecipe } from '../quick-start'
import { expect, test } from '../test'
import { runOnReactNative } from './react-native-runtime'

const project = 'react-native'
const siteUrl = 'http://localhost:5173'

/** The exports of the bundle: the functions of docs/react-native.md. */
interface Exports {
  openApp(): Promise<ClientApp<true>>
  signIn(app: ClientApp<true>, email: string, password: string): Promise<string | null>
  signUp(app: ClientApp<true>, email: string, password: string): Promise<string | null>
  sendCode(app: ClientApp<true>, email: string): Promise<string>
  signInWithCode(app: ClientApp<true>, typed: string, nonce: string): Promise<string | null>
  signInWithProvider(app: ClientApp<true>, provider: string): Promise<string | null>
  addCrypto(): Promise<unknown>
}

/** The modules of Expo are those of the simulated device. */
const expo: Plugin = {
  name: 'expo',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^expo-/ }, ({ path }) => ({ path, namespace: 'expo' }))
    onLoad({ filter: /./, namespace: 'expo' }, ({ path }) => ({
      contents: `module.exports = globalThis.expo['${path}']`,
    }))
  },
}

/** Metro compiles imports to `require`; newer versions still resolve them by the condition `import`. */
const kinds = [
  { condition: 'import', extension: '.js' },
  { condition: 'require', extension: '.cjs' },
] as const

for (const { condition, extension } of kinds) {
  test(`the recipe signs in with the globals of React Native, resolved by ${condition}`, async ({
    page,
    external,
  }) => {
    const { serviceUrl } = external
    const bundle = await bundleRecipe(external.open(project), serviceUrl, condition)
    const core = bundle.inputs.filter((path) => path.includes('@app/core'))
    expect(core).not.toEqual([])
    expect(core.filter((path) => !path.endsWith(extension))).toEqual([])

    const stored = new Map<string, string>()
    const device = {
      'expo-secure-store': {
        getItemAsync: async (key: string) => stored.get(key) ?? null,
        setItemAsync: async (key: string, value: string) => void stored.set(key, value),
      },
      'expo-web-browser': {
        openAuthSessionAsync: (url: string, callbackUrl: string) =>
          signInAtProvider(page, url, callbackUrl),
      },
    }
    const start = () => runOnReactNative<Exports>(bundle.text, device)

    const main = start()
    const app = await main.openApp()
    expect(await app.getUser()).toBeNull()
    const { email, password } = createTestUser()
    expect(await main.signUp(app, email, password)).toBeNull()
    expect(await app.getUser()).toMatchObject({ primaryEmail: email })
    expect([...stored.values()].join()).toMatch(/^\[\["stack-refresh-[\w-]+","[\w-]+"\]\]$/)

    // Another start of the app finds the user, and stays signed out after a sign-out.
    const again = await start().openApp()
    expect(await again.getUser()).toMatchObject({ primaryEmail: email })
    await again.signOut()
    expect(await (await start().openApp()).getUser()).toBeNull()

    const next = await main.openApp()
    expect(await main.signIn(next, email, 'not the password')).toBe('EMAIL_PASSWORD_MISMATCH')
    expect(await main.signIn(next, email, password)).toBeNull()
    await next.signOut()

    const other = createTestUser().email
    const nonce = await main.sendCode(next, other)
    const { code } = await waitForEmailCode(new Mailbox(serviceUrl), other)
    expect(await main.signInWithCode(next, code, nonce)).toBeNull()
    expect(await next.getUser()).toMatchObject({ primaryEmail: other })
    await next.signOut()

    // Promises and errors of another realm, which matchers do not recognize.
    const refusal = await main.signInWithProvider(next, 'github').catch(String)
    expect(refusal).toContain('needs crypto.subtle')
    await main.addCrypto()
    await withProjectSettings(serviceUrl, { providers: ['github'] }, async () => {
      expect(await main.signInWithProvider(next, 'github')).toBeNull()
      expect(await next.getUser()).toMatchObject({ displayName: 'Grace Hopper' })
    })
    next.dispose()
  })
}

/** Bundles the files of the document with the packed packages, as Metro resolves them. */
async function bundleRecipe(folder: string, serviceUrl: string, condition: 'import' | 'require') {
  const sources = join(folder, 'src')
  for (const file of ['token-store.ts', 'auth.ts', 'sign-in.ts', 'crypto.ts']) {
    await pasteRecipe(file, sources, 'docs/react-native.md')
  }
  let entry = join(sources, 'main.ts')
  if (condition === 'require') {
    const names = ['main', 'token-store', 'auth', 'sign-in', 'crypto']
    const compiled = join(folder, 'compiled')
    await build({
      entryPoints: names.map((name) => join(sources, `${name}.ts`)),
      outdir: compiled,
      format: 'cjs',
      supported: { 'dynamic-import': false },
    })
    entry = join(compiled, 'main.js')
  }
  const outfile = join(folder, `dist/${condition}.js`)
  const { metafile } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    metafile: true,
    format: 'iife',
    globalName: 'main',
    platform: 'neutral',
    mainFields: ['react-native', 'browser', 'main'],
    conditions: ['react-native'],
    plugins: [expo],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.EXPO_PUBLIC_AUTH_URL': JSON.stringify(serviceUrl),
      'process.env.EXPO_PUBLIC_AUTH_PROJECT_ID': '"00000000-0000-4000-8000-00000000de30"',
      'process.env.EXPO_PUBLIC_AUTH_KEY': JSON.stringify(`pck_dem0${'0'.repeat(41)}`),
      'process.env.EXPO_PUBLIC_SITE_URL': JSON.stringify(siteUrl),
    },
  })
  return { text: await readFile(outfile, 'utf8'), inputs: Object.keys(metafile.inputs) }
}

/** The browser of the device. The operating system opens the app with the callback URL. */
async function signInAtProvider(page: Page, url: string, callbackUrl: string) {
  const opened = page.waitForRequest((request) => request.url().startsWith(callbackUrl))
  await page.goto(url)
  await page.getByRole('button', { name: 'Continue as Grace Hopper' }).click()
  return { type: 'success', url: (await opened).url() }
}
