import { join } from 'node:path'
import ts from 'typescript'
import { root } from './lib/run'

/**
 * Limits the type-checking cost of small programs for users of the packages: the instantiations of
 * generic types (as counted by `tsc --extendedDiagnostics`) in the built declarations, minus those of
 * the same program without our packages. Editors pay this cost at every keystroke.
 */
interface Example {
  name: string
  code: string
  /** The same program without the packages. @default an empty module */
  without?: string
  limit: number
}

const examples: Example[] = [
  {
    name: 'password sign-in and getUser',
    code: `
      import { ClientApp } from '@app/core'
      const app = new ClientApp({ tokenStore: 'cookie' })
      const result = await app.signInWithCredential({ email: 'ada@example.com', password: 'long enough' })
      if (result.status === 'error') console.log(result.error.errorCode)
      export const name: string | null | undefined = (await app.getUser())?.displayName`,
    limit: 5000,
  },
  {
    name: 'AppProvider and useUser',
    code: `
      import { ClientApp } from '@app/core'
      import { AppProvider, useUser } from '@app/react'
      const app = new ClientApp({ tokenStore: 'cookie' })
      const Name = () => <b>{useUser({ or: 'redirect' }).displayName}</b>
      export const page = <AppProvider app={app}><Name /></AppProvider>`,
    // React's types are not ours.
    without: `
      import type { ReactNode } from 'react'
      declare function AppProvider(props: { app: object; children: ReactNode }): ReactNode
      declare function useUser(options: { or: 'redirect' }): { displayName: string | null }
      const Name = () => <b>{useUser({ or: 'redirect' }).displayName}</b>
      export const page = <AppProvider app={{}}><Name /></AppProvider>`,
    limit: 5000,
  },
  {
    name: 'errors by class and by family',
    code: `
      import { KnownErrors } from '@app/core'
      export function explain(error: unknown): string {
        if (error instanceof KnownErrors.PasswordTooShort) return \`At least \${error.details.min_length}.\`
        return error instanceof KnownErrors.VerificationCodeError ? error.errorCode : 'Unknown.'
      }`,
    limit: 5000,
  },
]

// The demo has both packages installed.
const file = join(root, 'apps/demo/src/type-cost.tsx')
const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
}

/** Parsed files of the libraries and packages, which all programs have in common. */
const parsed = new Map<string, ts.SourceFile | undefined>()

function countInstantiations(code: string): number {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (path, version, ...rest) => {
    if (path === file) return ts.createSourceFile(path, code, version)
    const found = parsed.get(path) ?? getSourceFile(path, version, ...rest)
    parsed.set(path, found)
    return found
  }
  const program = ts.createProgram([file], options, host)
  const errors = ts.getPreEmitDiagnostics(program)
  // An unresolved type would cost nothing.
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, host))
  return program.getInstantiationCount()
}

for (const { name, code, without = 'export {}', limit } of examples) {
  const count = countInstantiations(code) - countInstantiations(without)
  const isOver = count > limit
  console.log(`${name.padEnd(30)} ${count} of ${limit} instantiations${isOver ? ': OVER' : ''}`)
  if (isOver) process.exitCode = 1
}
