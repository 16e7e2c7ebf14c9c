import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../', import.meta.url))
/** File of the editor; exists in memory only. */
const file = `${folder}test/app/editor.ts`

/** Source of the file; `|` is the cursor. */
let source = ''
let version = 0
let service: ts.LanguageService

beforeAll(() => {
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(version) : '0'),
    getScriptSnapshot(name) {
      const text = name === file ? source.replace('|', '') : ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  })
}, 60_000)

function open(code: string): void {
  source = `import { AdminApp, OwnerApp } from '@app/core/admin'
import { ClientApp } from '@app/core'
import { ServerApp } from '@app/core/server'
${code}`
  version += 1
}

/** Returns the completions that an editor offers at the cursor. */
function complete(code: string): string[] {
  open(code)
  const completions = service.getCompletionsAtPosition(file, source.indexOf('|'), {})
  return completions?.entries.map(({ name }) => name) ?? []
}

function diagnose(code: string): string[] {
  open(code)
  return service
    .getSemanticDiagnostics(file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .filter((message) => !message.includes('never read'))
}

describe('an editor', () => {
  it.each(['ClientApp', 'ServerApp', 'AdminApp', 'OwnerApp'])(
    'completes the token stores of %s',
    (name) => {
      const code = `new ${name}({ baseUrl: 'https://auth.example.com', tokenStore: '|' })`
      expect(complete(code)).toEqual(['cookie', 'nextjs-cookie', 'memory'])
    },
  )

  it.each(['ClientApp', 'ServerApp', 'AdminApp', 'OwnerApp'])(
    'completes what happens without a user of %s',
    (name) => {
      const code = `new ${name}({ tokenStore: 'cookie' }).getUser({ or: '|' })`
      const all = ['anonymous', 'anonymous-if-exists', 'redirect', 'return-null', 'throw']
      expect(complete(code).sort()).toEqual(all)
    },
  )

  it('suggests the token store that a misspelled one resembles, in one line', () => {
    expect(diagnose("new ClientApp({ tokenStore: 'cookies' })")).toEqual([
      `Type '"cookies"' is not assignable to type 'TokenStoreInit<boolean>'. Did you mean '"cookie"'?`,
    ])
  })

  it('says that the token store is missing', () => {
    const [message = ''] = diagnose('new ServerApp({})')
    expect(message).toContain("Property 'tokenStore' is missing")
    expect(message.split('\n')).toHaveLength(2)
  })
})
