import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from './lib/run'

/**
 * Checks that optional properties of what the packages take, such as options and the props of components, also take
 * `undefined`. Otherwise `new ClientApp({ baseUrl: process.env.AUTH_URL })` does not compile with
 * `exactOptionalPropertyTypes`, which `tsc --init` turns on. Reads the built declarations.
 */
const entryPoints = [
  ...['index', 'server', 'admin', 'bindings', 'testing'].map(
    (name) => `packages/core/dist/${name}.d.ts`,
  ),
  ...['index', 'parts'].map((name) => `packages/react/dist/${name}.d.ts`),
].map((path) => join(root, path))

/** Whether a type is what programs give to the packages, or what they get from them. */
type Direction = 'given' | 'returned'

const program = ts.createProgram(entryPoints, {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
})
const checker = program.getTypeChecker()
const visited = { given: new Set<ts.Type>(), returned: new Set<ts.Type>() }
const found = new Set<string>()

/** Objects that programs only pass back to the packages that returned them. */
const objects =
  /App(Class)?$|User$|Team$|Project$|^(AppContext|ClientAppJson|InitialData|SignInFlow|UserJson|\w*Session)$/

function visit(type: ts.Type, direction: Direction, path: string): void {
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? ''
  const isSkipped = direction === 'given' ? objects.test(name) : name.endsWith('Options')
  if (isSkipped || visited[direction].has(type)) return
  visited[direction].add(type)
  const parts = listParts(type)
  for (const part of parts) visit(part, direction, path)
  if (type.isUnion() || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return
  for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
    if (!isOwn(signature.getDeclaration())) continue
    const opposite = direction === 'given' ? 'returned' : 'given'
    for (const parameter of signature.parameters)
      visit(checker.getTypeOfSymbol(parameter), opposite, `${path}(${parameter.name})`)
    visit(signature.getReturnType(), direction, `${path}()`)
  }
  for (const property of type.getProperties()) visitProperty(property, direction, path)
}

/** Returns the members of a union, the arguments of a generic type, and what a type parameter extends. */
function listParts(type: ts.Type): readonly ts.Type[] {
  if (type.isUnionOrIntersection()) return type.types
  if (type.flags & ts.TypeFlags.Instantiable) {
    const constraint = checker.getBaseConstraintOfType(type)
    return constraint && constraint !== type ? [constraint] : []
  }
  const isGeneric = 'objectFlags' in type && Number(type.objectFlags) & ts.ObjectFlags.Reference
  return isGeneric ? checker.getTypeArguments(type as ts.TypeReference) : []
}

function visitProperty(property: ts.Symbol, direction: Direction, path: string): void {
  const [declaration] = property.declarations ?? []
  if (!isOwn(declaration)) return
  const isHidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  if (ts.getCombinedModifierFlags(declaration as ts.Declaration) & isHidden) return
  const type = checker.getTypeOfSymbol(property)
  const isOptional = property.flags & ts.SymbolFlags.Optional
  if (direction === 'given' && isOptional && !takesUndefined(type)) {
    const file = declaration.getSourceFile()
    const { line } = file.getLineAndCharacterOfPosition(declaration.getStart())
    found.add(`${relative(root, file.fileName)}:${line + 1} ${path}.${property.name}`)
  }
  visit(type, direction, `${path}.${property.name}`)
}

function isOwn(node: ts.Node | undefined): node is ts.Node {
  return /\/packages\/(core|react)\/dist\//.test(node?.getSourceFile().fileName ?? '')
}

function takesUndefined(type: ts.Type): boolean {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true
  // The compiler's own mark for "absent" is another type, with the same name.
  const types = type.isUnion() ? type.types : [type]
  return types.some(
    (one) =>
      one.flags & ts.TypeFlags.Undefined &&
      !('debugIntrinsicName' in one && one.debugIntrinsicName === 'missing'),
  )
}

let count = 0
for (const path of entryPoints) {
  const file = program.getSourceFile(path)
  const symbol = file && checker.getSymbolAtLocation(file)
  if (!symbol) throw new Error(`${path} does not exist: run pnpm build.`)
  for (const one of checker.getExportsOfModule(symbol)) {
    const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one
    count += 1
    if (target.flags & ts.SymbolFlags.Value)
      visit(checker.getTypeOfSymbol(target), 'returned', one.name)
    if (/(Options|Props)$/.test(one.name))
      visit(checker.getDeclaredTypeOfSymbol(target), 'given', one.name)
  }
}

for (const problem of found) console.error(`${problem} does not take undefined: add "| undefined".`)
console.log(`${count} exports.`)
process.exitCode = found.size === 0 ? 0 : 1
