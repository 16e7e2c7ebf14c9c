import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))

describe('the README', () => {
  it('has examples that compile', () => {
    const readme = readFileSync(`${folder}README.md`, 'utf8')
    const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
    const examples = new Map(
      blocks.map((code, index) => [`${folder}test/example-${index}.ts`, code]),
    )
    expect(examples.size).toBe(8)

    const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
    const host = ts.createCompilerHost(options)
    const { fileExists, readFile, getSourceFile } = host
    host.fileExists = (path) => examples.has(path) || fileExists(path)
    host.readFile = (path) => examples.get(path) ?? readFile(path)
    host.getSourceFile = (path, version, ...rest) => {
      const code = examples.get(path)
      return code === undefined
        ? getSourceFile(path, version, ...rest)
        : ts.createSourceFile(path, code, version)
    }
    const program = ts.createProgram([...examples.keys()], options, host)
    const problems = [...examples.keys()].flatMap((path) =>
      program.getSemanticDiagnostics(program.getSourceFile(path)),
    )
    expect(problems.map(({ messageText }) => messageText)).toEqual([])
  })
})
