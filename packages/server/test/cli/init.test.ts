import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { runProgram } from '../../src/cli/program'
import { makeFolder } from '../run-app-server'

const viteApp = {
  'package.json': JSON.stringify({
    dependencies: { react: '^19.0.0', '@app/core': '*' },
    devDependencies: { vite: '^8.0.0' },
  }),
  'tsconfig.json': '{}',
  '.gitignore': 'node_modules\n*.local',
  'src/main.tsx': `import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import App from "./App.tsx";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`,
}

const expressApp = {
  'package.json': JSON.stringify({ dependencies: { express: '^5.0.0' } }),
}

const program = fileURLToPath(new URL('../../bin/app-server.js', import.meta.url))
/** Packed package that a clone creates. */
const packedCore = `./app-core-${version}.tgz`
const clone = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')

/** Creates an app with these files, and a function that runs `init` in it. */
async function createApp(files: Record<string, string>) {
  const folder = await makeFolder()
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  for (const [path, content] of Object.entries(files)) await write(path, content)

  async function init(
    args: string[],
    confirm?: () => Promise<boolean>,
    env: Record<string, string> = {},
  ) {
    const out: string[] = []
    const err: string[] = []
    const code = await runProgram(['init', '--dir', folder, ...args], {
      isInteractive: false,
      env,
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      ...(confirm && { confirm }),
    })
    return { code, out: out.join(''), err: err.join('') }
  }

  /** Runs it with `--json`, and returns what it does with each file. */
  async function initAsJson(args: string[]) {
    const { out } = await init(['--json', ...args])
    const result: {
      framework: string
      files: { path: string; action: string; content?: string }[]
      install: string[]
    } = JSON.parse(out)
    return { ...result, actions: result.files.map(({ action, path }) => `${action} ${path}`) }
  }

  const read = (path: string) => readFile(join(folder, path), 'utf8')
  const list = async () => (await readdir(folder, { recursive: true })).sort()
  return { folder, init, initAsJson, read, list, write }
}

/** Returns the example of docs/recipes.md with a path in its first line. */
async function readExample(path: string): Promise<string> {
  const recipes = await readFile(new URL('../../../../docs/recipes.md', import.meta.url), 'utf8')
  const [, code] = recipes.split(`// ${path}\n`)
  return code?.slice(0, code.indexOf('```')) ?? ''
}

describe('app-server init', () => {
  it('writes the files of the recipe, and prints what to add to those that exist', async () => {
    const app = await createApp(viteApp)
    const { code, out } = await app.init(['--yes', '--url', 'https://auth.example.com//'])
    expect(code).toBe(0)
    expect(await app.read('src/auth.tsx')).toBe(await readExample('src/auth.tsx'))
    expect(await app.read('src/main.tsx')).toBe(viteApp['src/main.tsx'])
    expect(await app.read('.env.local')).toMatch(
      /^VITE_AUTH_URL=https:\/\/auth\.example\.com\nVITE_AUTH_PROJECT_ID=\nVITE_AUTH_KEY=\n$/,
    )
    expect(await app.read('.gitignore')).toBe(viteApp['.gitignore'])
    expect(out).toContain('--- /dev/null\n+++ src/auth.tsx\n+import')
    expect(out).toContain(
      `
      <StrictMode>
  +     <Auth>
  +       <SignedIn>
  +         <UserButton />
            <App />
  +       </SignedIn>
  +     </Auth>
      </StrictMode>,
`.replace(/^ {2}/gm, ''),
    )
    expect(out).toContain(
      `1. npx --yes pnpm@10 --dir ${clone} --filter @app/react pack --pack-destination ${app.folder}\n2. npm install ./app-react-${version}.tgz\n`,
    )
    // The plan above may be long, and this is all that is left to do by hand.
    const [, steps = ''] = out.split('Next:\n')
    expect(steps).toMatch(/^3\. Change src\/main\.tsx:\n\n(?: {2}.*|\+ .*|\n)*\+ {5}<Auth>\n/m)
  })

  it('asks to change the files of an app in JavaScript, and adds none that nothing loads', async () => {
    const { 'src/main.tsx': main, 'tsconfig.json': _, ...files } = viteApp
    const app = await createApp({ ...files, 'src/main.jsx': main, 'src/App.jsx': '' })
    const { out } = await app.init(['--yes'])
    expect(await app.list()).not.toContain('src/main.tsx')
    expect(await app.read('src/main.jsx')).toBe(main)
    expect(await app.read('src/auth.tsx')).toBe(await readExample('src/auth.tsx'))
    expect(out).toMatch(/^\d\. Change src\/main\.jsx:\n\n(?: {2}.*|\+ .*|\n)*\+ {5}<Auth>\n/m)
  })

  it('has nothing left to do once the lines are added', async () => {
    const app = await createApp(viteApp)
    await app.init(['--yes'])
    const main = viteApp['src/main.tsx']
    await app.write(
      'src/main.tsx',
      `import { UserButton } from "@app/react";\nimport { Auth, SignedIn } from "./auth";\n${main.replace(
        '<App />',
        '<Auth><SignedIn><UserButton /><App /></SignedIn></Auth>',
      )}`,
    )
    const { out } = await app.init([])
    expect(out).toMatch(/^Vite with React in .*\n\nAll files are there\. Next:\n/)
  })

  it.each([
    ['--dry-run', ['--dry-run'], undefined, { code: 0 }],
    ['no --yes, without a terminal', [], undefined, { code: 1 }],
    ['a no', [], async () => false, { code: 0 }],
  ])('writes nothing with %s', async (_, args, confirm, expected) => {
    const app = await createApp(viteApp)
    const before = await app.list()
    const result = await app.init(args, confirm)
    expect(result).toMatchObject(expected)
    expect(result.out).toContain('+++ src/auth.tsx')
    expect(result.out + result.err).toContain('Nothing was written.')
    expect(await app.list()).toEqual(before)
  })

  it('writes the files after a yes', async () => {
    const app = await createApp(viteApp)
    await app.init([], async () => true)
    expect(await app.list()).toContain('src/auth.tsx')
  })

  it('keeps variables that are set, and a secret key out of git', async () => {
    const app = await createApp({ ...expressApp, '.env': 'AUTH_URL=https://mine.example.com' })
    await app.init(['--yes'])
    expect(await app.read('.env')).toMatch(
      /^AUTH_URL=https:\/\/mine\.example\.com\nAUTH_PROJECT_ID=\nAUTH_KEY=\nAUTH_SECRET_KEY=\n$/,
    )
    expect(await app.read('.gitignore')).toBe('node_modules\n.env\n')
    expect((await app.initAsJson(['--yes'])).actions).toEqual([
      'none .env',
      'none auth.ts',
      'none express.ts',
      'none main.ts',
      'none try.ts',
    ])
  })

  it('lets other users of the machine read no keys', async () => {
    const app = await createApp(expressApp)
    await app.init(['--yes'])
    const modeOf = async (path: string) => (await stat(join(app.folder, path))).mode & 0o777
    expect(await modeOf('.env')).toBe(0o600)
    expect(await modeOf('auth.ts')).toBe(await modeOf('package.json'))
  })

  it.each([
    ['a file outside of it', '.env', 'outside.env'],
    ['a folder outside of it', 'src', ''],
    ['nothing', 'src/auth.ts', 'absent/auth.ts'],
  ])('writes nothing into an app with a link to %s', async (_, path, target) => {
    const outside = await createApp({ 'outside.env': 'A=1\n' })
    const app = await createApp({ ...expressApp, ...(path !== 'src' && { 'src/main.ts': '' }) })
    await symlink(join(outside.folder, target), join(app.folder, path))
    const before = await app.list()
    expect(await app.init(['--yes'])).toMatchObject({
      code: 1,
      err: `Nothing was written: ${path} is a link that leads out of ${app.folder}. Replace it with a file or folder, or add the lines of --dry-run yourself.\n`,
    })
    expect(await app.list()).toEqual(before)
    expect([await outside.list(), await outside.read('outside.env')]).toEqual([
      ['outside.env'],
      'A=1\n',
    ])
  })

  it('writes through a link inside of the app', async () => {
    const app = await createApp({ ...expressApp, 'config/env': '' })
    await symlink('config/env', join(app.folder, '.env'))
    await app.init(['--yes'])
    expect(await app.read('config/env')).toContain('AUTH_URL=')
  })

  it('prints one JSON document with --json', async () => {
    const app = await createApp({ ...expressApp, 'pnpm-lock.yaml': '', '.gitignore': '.env*\n' })
    const { framework, actions, install } = await app.initAsJson(['--dry-run'])
    expect(framework).toBe('express')
    const written = ['.env', 'auth.ts', 'express.ts', 'main.ts', 'try.ts']
    expect(actions).toEqual(written.map((path) => `create ${path}`))
    expect(install).toEqual([
      `npx --yes pnpm@10 --dir ${clone} --filter @app/core pack --pack-destination ${app.folder}`,
      `pnpm add ${packedCore}`,
      'pnpm add -D @types/express @types/node tsx typescript',
    ])
  })

  it.each([
    ['an installed package', { '@app/server': '1' }, {}, 'npx app-server'],
    [
      'packed packages',
      {},
      { 'app-server-0.1.0.tgz': '', [`app-core-${version}.tgz`]: '', 'app-core-extra-1.tgz': '' },
      'npx --yes --package ./app-server-0.1.0.tgz app-server',
    ],
    ['a clone', {}, {}, `node ${program}`],
  ])('starts the service of %s', async (_, dependencies, files, command) => {
    const manifest = JSON.stringify({ dependencies: { express: '5', ...dependencies } })
    const app = await createApp({ 'package.json': manifest, ...files })
    const { out } = await app.init(['--yes'])
    expect(out).toContain(`. ${command} start    (the service;`)
    expect(out).toContain(
      `For your own project, while the service is stopped: ${command} project create --name NAME`,
    )
    const packs = packedCore.slice(2) in files ? '' : '1. npx --yes pnpm@10 --dir '
    expect(out.split('Next:\n')[1]).toMatch(
      new RegExp(`^${packs}.*\\d\\. npm install ${packedCore}\\n`, 's'),
    )
  })

  it('starts no service if the URL of one is given', async () => {
    const app = await createApp(expressApp)
    const url = 'https://auth.example.com'
    const { start } = JSON.parse((await app.init(['--dry-run', '--json', '--url', url])).out)
    expect(start).toBeNull()
    const [, out = ''] = (await app.init(['--yes', '--url', `${url}/`])).out.split('Next:\n')
    expect(out).not.toMatch(/ start\b/)
    expect(out).toMatch(
      /^\d\. The service at https:\/\/auth\.example\.com must be running\. The values of your project are missing from \.env\.$/m,
    )
    expect(out).toContain(`project create --name NAME --url ${url} prints the values for .env. It`)
    await app.write('.env', 'AUTH_PROJECT_ID=internal\n')
    const own = await app.init(['--yes', '--url', url])
    expect(own.out).toMatch(/^\d\. The service at https:\/\/auth\.example\.com must be running\.$/m)
    expect(own.out).not.toContain('project create')
  })

  it('has the demo project of a service that runs on this machine', async () => {
    const app = await createApp(expressApp)
    const { out } = await app.init(['--yes', '--url', 'http://127.0.0.1:9000'])
    expect(await app.read('.env')).toMatch(/^AUTH_KEY=pck_dem0/m)
    expect(out).toMatch(
      /must be running\. The variables are those of the demo project, .* only\.$/m,
    )
  })

  it.each([
    ['express', expressApp, '.env', 'AUTH_URL'],
    [
      'next',
      { 'package.json': '{"dependencies":{"next":"16"}}' },
      '.env.local',
      'NEXT_PUBLIC_STACK_API_URL',
    ],
  ])('takes the service that the variables name, with %s', async (_, files, path, variable) => {
    const url = 'https://auth.example.com'
    const app = await createApp({ ...files, [path]: `${variable}=${url}\n` })
    const { out } = await app.init(['--yes'])
    expect(out).not.toMatch(/ start\b.*the service/)
    expect(out).toContain(`The service at ${url} must be running. The values of your project`)
    expect(out).toContain(`project create --name NAME --url ${url} prints the values for ${path}.`)
    expect(await app.read(path)).not.toMatch(/dem0|de30/)
  })

  it.each([
    'http://localhost:3000/auth',
    'https://auth.example.com/api/v1',
    'http://127.0.0.1:9000',
    'auth.example.com',
  ])('does not take %s in a variable for a service on another machine', async (url) => {
    const app = await createApp({ ...expressApp, '.env': `AUTH_URL=${url}\n` })
    const { code, out } = await app.init(['--yes'])
    expect(code).toBe(0)
    expect(out).toMatch(/ start {4}\(the service;/)
    expect(await app.read('.env')).toContain(`AUTH_URL=${url}\nAUTH_PROJECT_ID=0000`)
  })

  it('does not take the AUTH_URL of another library for that of the service', async () => {
    const files = { 'package.json': '{"dependencies":{"next":"16"}}' }
    const other = 'AUTH_URL=https://shop.example.com\n'
    const app = await createApp({ ...files, '.env.local': other })
    const { out } = await app.init(['--yes'])
    expect(out).toMatch(/ start {4}\(the service;/)
    expect(await app.read('.env.local')).toContain('_STACK_API_URL=http://localhost:8102\n')
  })

  it('refuses a URL that apps cannot use', async () => {
    const app = await createApp(expressApp)
    expect(await app.init(['--yes', '--url', 'auth.example.com'])).toMatchObject({
      code: 1,
      out: '',
      err: '--url: "auth.example.com" is not valid; expected an http or https URL without a path, such as https://auth.example.com.\n',
    })
    expect(await app.list()).not.toContain('.env')
  })

  it('prefers the packed package of its own version', async () => {
    const other = { 'app-core-0.0.9.tgz': '', 'app-core-9.0.0.tgz': '' }
    const app = await createApp({ ...expressApp, ...other, [packedCore.slice(2)]: '' })
    expect((await app.initAsJson(['--yes'])).install[0]).toBe(`npm install ${packedCore}`)
  })

  it('quotes a folder for the shell', async () => {
    const app = await createApp({ "it's $HOME/package.json": expressApp['package.json'] })
    const { install } = await app.initAsJson(['--yes', '--dir', `${app.folder}/it's $HOME`])
    expect(install[0]).toContain(` --pack-destination '${app.folder}/it'\\''s $HOME'`)
  })

  it('shows statements as a whole for a file that exists', async () => {
    const app = await createApp({ ...expressApp, 'auth.ts': 'export const own = 1\n' })
    const { out } = await app.init(['--yes'])
    const [, statement = ''] = /(\+ export const auth = new ServerApp[\s\S]*?\n)\n/.exec(out) ?? []
    const example = await readExample('auth.ts')
    const start = example.indexOf('export const auth')
    const whole = example.slice(start, example.indexOf('\n})', start) + 3)
    expect(statement.replace(/^\+ ?/gm, '').trim()).toBe(whole)
  })

  it('starts the service from the packed package that npx was given', async () => {
    const app = await createApp({ ...expressApp, 'app-server-0.0.1.tgz': '' })
    const env = { npm_config_package: '../packed/app-server-0.1.0.tgz' }
    const { out } = await app.init(['--yes'], undefined, env)
    expect(out).toContain('. npx --yes --package ../packed/app-server-0.1.0.tgz app-server start')
  })

  it.each([
    ['express', `npm install ${packedCore}\n`, ['express.ts', 'main.ts, with Express']],
    ['fastify', `npm install ${packedCore}\n`, ['fastify.ts', 'main.ts, with Fastify']],
    ['hono', `npm install ${packedCore} @hono/node-server\n`, ['hono.ts', 'main.ts, with Hono']],
  ])('writes a whole server with %s, and how to try it', async (name, install, [own, main]) => {
    const app = await createApp({
      'package.json': JSON.stringify({ scripts: { test: '' }, dependencies: { [name]: '*' } }),
    })
    const { out } = await app.init(['--yes'])
    expect(await app.read(own ?? '')).toBe(await readExample(own ?? ''))
    expect(await app.read('main.ts')).toBe(await readExample(main ?? ''))
    expect(await app.read('try.ts')).toBe(await readExample('try.ts, for a server'))
    expect(out).toContain(install)
    expect(out).toMatch(/\d\. node --env-file=\.env --import tsx main\.ts/)
    expect(out).toContain('(signs up a user and calls your server: 200, with the user)')
  })

  it.each([
    ['a script', { scripts: { start: 'node server/index.js' } }, {}],
    ['a program', {}, { 'server.js': '' }],
    ['sources', {}, { 'src/main.ts': '' }],
  ])('writes no program beside %s of the app', async (_, manifest, files) => {
    const app = await createApp({
      'package.json': JSON.stringify({ ...manifest, dependencies: { express: '5' } }),
      ...files,
    })
    const { actions, install } = await app.initAsJson(['--yes'])
    expect(actions.filter((action) => /try\.ts|create .*main\.ts/.test(action))).toEqual([])
    expect(install[1]).toBe(`npm install ${packedCore}`)
  })

  it('shows where to add lines by lines that the file has', async () => {
    const app = await createApp({
      'package.json': '{ "dependencies": { "next": "16", "react": "19" } }',
      'app/layout.tsx': `import type { Metadata } from "next";
import "./globals.css";

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en" className="h-full">
      <body className="flex">{children}</body>
    </html>
  );
}
`,
    })
    const { out } = await app.init(['--yes'])
    expect(out).toContain(`app/layout.tsx
+ import '@app/react/styles.css'
+ import { Providers } from './providers'
    return (
-       <body className="flex">{children}</body>
+       <body className="flex"><Providers>{children}</Providers></body>
      </html>
    )
  }
`)
    expect(out).toContain('project create --name NAME prints the values for .env.local.')
  })

  it('keeps the variables of your own project, with no key of the demo project', async () => {
    const own = 'AUTH_URL=https://mine.example.com\nAUTH_PROJECT_ID=internal\nAUTH_KEY=pck_mine\n'
    const app = await createApp({ ...expressApp, '.env': own })
    const { out } = await app.init(['--yes'])
    expect(await app.read('.env')).toBe(`${own}AUTH_SECRET_KEY=\n`)
    expect(await app.read('.gitignore')).toBe('node_modules\n.env\n')
    expect(out).not.toMatch(/its demo project|For your own project/)
  })

  it('imports as the compiler demands, below src if the app has it', async () => {
    const app = await createApp({
      ...expressApp,
      'tsconfig.json': '{ "compilerOptions": { "module": "NodeNext" } }',
      'src/main.ts': '',
    })
    await app.init(['--yes'])
    expect(await app.read('src/express.ts')).toContain("import { auth } from './auth.js'\n")
  })

  it.each([
    ['commonjs', 'npm pkg set type=module && npx tsc --init'],
    ['module', 'needs: npx tsc --init'],
  ])('says how to check the types of a server with %s', async (type, command) => {
    const app = await createApp({
      'package.json': JSON.stringify({ type, dependencies: { express: '5' } }),
    })
    const { out } = await app.init(['--yes'])
    expect(out).toContain(`${command} --types node && npx tsc --noEmit\n`)
  })

  it('adapts the recipe for Next.js to a src folder', async () => {
    const app = await createApp({
      'package.json': '{ "dependencies": { "next": "15.5.2", "react": "19.1.0" } }',
      'src/app/layout.tsx': '',
    })
    const { actions } = await app.initAsJson(['--yes'])
    expect(actions).toContain('create .env.local')
    expect(actions).toContain('create src/app/handler/[[...page]]/page.tsx')
    expect(actions).toContain('edit src/app/layout.tsx')
    expect(await app.read('src/middleware.ts')).toBe(
      await readExample('middleware.ts, in Next.js 15'),
    )
    expect(await app.read('src/app/dashboard/page.tsx')).not.toContain('Suspense')
  })

  it.each([
    ['15.5.2', 'create middleware.ts'],
    ['^15.0.0', 'create middleware.ts'],
    ['16', 'create proxy.ts'],
    ['~16.4.0', 'create proxy.ts'],
    ['latest', 'create proxy.ts'],
  ])('writes the file that Next.js %s calls before a page', async (next, expected) => {
    const app = await createApp({ 'package.json': JSON.stringify({ dependencies: { next } }) })
    const { actions } = await app.initAsJson(['--dry-run'])
    expect(actions.filter((action) => /proxy|middleware/.test(action))).toEqual([expected])
  })

  it('trusts the installed version of Next.js over its range', async () => {
    const app = await createApp({
      'package.json': '{ "dependencies": { "next": "latest" } }',
      'node_modules/next/package.json': '{ "version": "15.5.7" }',
    })
    expect((await app.initAsJson(['--dry-run'])).actions).toContain('create middleware.ts')
  })

  it('adds no proxy.ts beside a middleware.ts, which Next.js 16 refuses', async () => {
    const app = await createApp({
      'package.json': '{ "dependencies": { "next": "16.4.0" } }',
      'src/app/layout.tsx': '',
      'src/middleware.ts': 'export function middleware() {}\n',
    })
    const { actions } = await app.initAsJson(['--dry-run'])
    expect(actions).toContain('edit src/middleware.ts')
    expect(actions).not.toContain('create src/proxy.ts')
  })

  it('changes the layout and middleware of an app with Next.js in JavaScript', async () => {
    const app = await createApp({
      'package.json': '{ "dependencies": { "next": "16.4.0" } }',
      'app/layout.js': 'export default function RootLayout() {}\n',
      'middleware.js': 'export function middleware() {}\n',
    })
    const { actions } = await app.initAsJson(['--dry-run'])
    const changed = actions.filter((action) => /layout|proxy|middleware/.test(action))
    expect(changed).toEqual(['edit app/layout.js', 'edit middleware.js'])
  })

  it('leaves variants of a recipe to the reader', async () => {
    const app = await createApp({ 'package.json': '{ "dependencies": { "next": "16.4.0" } }' })
    const { actions } = await app.initAsJson(['--dry-run'])
    expect(actions).toEqual([
      'create .env.local',
      'create .gitignore',
      'create app/providers.tsx',
      'create app/layout.tsx',
      'create app/handler/[[...page]]/page.tsx',
      'create lib/auth.ts',
      'create app/dashboard/page.tsx',
      'create app/dashboard/actions.ts',
      'create app/api/me/route.ts',
      'create proxy.ts',
    ])
  })

  it.each([
    ['next', { next: '16', react: '19', vite: '8' }],
    ['tanstack-start', { '@tanstack/react-start': '1', react: '19', vite: '8' }],
    ['react-router', { '@react-router/dev': '7', react: '19', vite: '8', express: '5' }],
    ['sveltekit', { '@sveltejs/kit': '2', vite: '8' }],
    ['vite', { vite: '8', react: '19' }],
    ['hono', { hono: '4' }],
    ['express', { express: '4' }],
    ['fastify', { fastify: '5' }],
  ])('recognizes %s by its packages', async (id, dependencies) => {
    const app = await createApp({ 'package.json': JSON.stringify({ dependencies }) })
    const { framework, files } = await app.initAsJson(['--dry-run'])
    expect(framework).toBe(id)
    expect(files.length).toBeGreaterThan(1)
  })

  it.each([
    ['{}', [], 'names no framework that has a recipe. Pass --framework with one of next, '],
    [
      '{ "dependencies": { "vite": "8", "react": "19", "hono": "4" } }',
      [],
      'The app uses vite and hono. Pass --framework with one of them.',
    ],
    [
      '{}',
      ['--framework', 'angular'],
      '--framework: "angular" is not valid; expected one of next, ',
    ],
    ['{', [], 'package.json is not valid JSON. Run app-server init in the folder of an app'],
    ['[]', [], 'names no framework'],
    ['1', [], 'package.json is not an object.'],
  ])('refuses %s with %j', async (manifest, args, message) => {
    const app = await createApp({ 'package.json': manifest })
    const result = await app.init(args)
    expect(result).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) })
  })

  it('names the folder that has no package.json', async () => {
    const app = await createApp({})
    const { code, err } = await app.init([])
    expect(code).toBe(1)
    expect(err).toContain(`The file ${join(app.folder, 'package.json')} does not exist. For a new`)
    expect(err).toContain('run npm init -y and install express, fastify or hono first')
  })
})
