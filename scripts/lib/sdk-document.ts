import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run'

/** An entry point of a package, with its built declarations. */
interface EntryPoint {
  /** Name in imports, such as `@app/core/server`. */
  name: string
  /** Path of the declarations, from the root of the repository. */
  file: string
  about: string
}

const entryPoints: EntryPoint[] = [
  {
    name: '@app/core',
    file: 'packages/core/dist/index.d.ts',
    about: 'For browsers, and everything that the other entry points share.',
  },
  {
    name: '@app/core/server',
    file: 'packages/core/dist/server.d.ts',
    about: 'For servers of an app, with a secret server key.',
  },
  {
    name: '@app/core/admin',
    file: 'packages/core/dist/admin.d.ts',
    about: 'For project owners and their tools, with an admin key or an owner session.',
  },
  {
    name: '@app/core/bindings',
    file: 'packages/core/dist/bindings.d.ts',
    about: 'For view libraries such as `@app/react`. Apps do not need it.',
  },
  {
    name: '@app/core/testing',
    file: 'packages/core/dist/testing.d.ts',
    about: 'The real service in tests, with users, emails and a clock.',
  },
  {
    name: '@app/react',
    file: 'packages/react/dist/index.d.ts',
    about: 'Provider, hooks and pages.',
  },
  {
    name: '@app/react/parts',
    file: 'packages/react/dist/parts.d.ts',
    about: 'The parts of the pages, for pages of an app.',
  },
  {
    name: '@app/server',
    file: 'packages/server/dist/index.d.ts',
    about: 'The service as a `fetch` handler, to run it in another program.',
  },
  {
    name: '@app/server/project',
    file: 'packages/server/dist/project.d.ts',
    about: 'Types of the files of `app-server project apply`.',
  },
]

const introduction = `# SDK

Every export of the packages, with the first sentence of its doc comment. Editors show the whole comments; the
exact types are in [\`core.api.md\`](api/core.api.md), [\`react.api.md\`](api/react.api.md) and
[\`server.api.md\`](api/server.api.md). The READMEs
([core](../packages/core/README.md), [react](../packages/react/README.md),
[server](../packages/server/README.md)) and the [recipes](recipes.md) show how to use the packages.

\`pnpm api-report\` writes this page; do not edit it by hand.
`

/** Returns the text of `docs/sdk.md`, from the built declarations of the packages. */
export function createSdkDocument(): string {
  const program = ts.createProgram(
    entryPoints.map(({ file }) => join(root, file)),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      skipLibCheck: true,
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const modules = entryPoints.map((entryPoint) => {
    const source = program.getSourceFile(join(root, entryPoint.file))
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${entryPoint.file} is not a module. Build the packages first.`)
    const exports = checker.getExportsOfModule(module).map((exported) => {
      return { name: exported.name, symbol: resolve(checker, exported) }
    })
    return { entryPoint, exports: exports.sort((a, b) => a.name.localeCompare(b.name, 'en')) }
  })
  /** Names of all exported symbols, as first exported. */
  const names = new Map<ts.Symbol, string>()
  for (const { exports } of modules.toReversed()) {
    for (const { name, symbol } of exports) names.set(symbol, name)
  }
  const described = new Set<ts.Symbol>()
  const sections = modules.map(({ entryPoint, exports }) => {
    const first = exports.filter(({ symbol }) => !described.has(symbol))
    const again = exports.filter(({ symbol }) => described.has(symbol)).map(({ name }) => name)
    for (const { symbol } of first) described.add(symbol)
    return describeEntryPoint({ checker, names }, entryPoint, { exports: first, again })
  })
  return [introduction, ...sections].join('\n')
}

/** The compiler, and the names under which symbols are exported. */
interface Exports {
  checker: ts.TypeChecker
  names: ReadonlyMap<ts.Symbol, string>
}

function describeEntryPoint(
  { checker, names }: Exports,
  { name, about }: EntryPoint,
  { exports, again }: { exports: { name: string; symbol: ts.Symbol }[]; again: string[] },
): string {
  const rows: string[] = []
  const details: string[] = []
  for (const { name: title, symbol } of exports) {
    const { members, bases } = listMembers({ checker, names }, symbol)
    const hasDetails = members.length > 0 || bases.length > 0
    rows.push(
      `| ${hasDetails ? toLink(title) : `\`${title}\``} | ${kindOf(symbol)} | ${summaryOf(checker, symbol)} |`,
    )
    if (!hasDetails) continue
    details.push(`#### ${title}\n`)
    if (bases.length > 0) details.push(`Has the members of ${bases.map(toLink).join(', ')}.\n`)
    if (members.length > 0) details.push(`| Member | |\n|---|---|\n${members.join('\n')}\n`)
  }
  return [
    `## \`${name}\`\n`,
    `${about}\n`,
    ...(again.length > 0
      ? [`Also exported here: ${again.map((name) => `\`${name}\``).join(', ')}.\n`]
      : []),
    ...(rows.length > 0 ? [`| Export | Kind | |\n|---|---|---|\n${rows.join('\n')}\n`] : []),
    ...details,
  ].join('\n')
}

function toLink(name: string): string {
  return `[\`${name}\`](#${name.toLowerCase()})`
}

function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function kindOf(symbol: ts.Symbol): string {
  const { flags } = symbol
  if (flags & ts.SymbolFlags.Class) return 'class'
  if (flags & ts.SymbolFlags.Function) return 'function'
  if (flags & ts.SymbolFlags.Variable) {
    return flags & ts.SymbolFlags.Interface ? 'class' : 'value'
  }
  if (flags & ts.SymbolFlags.Interface) return 'interface'
  if (flags & ts.SymbolFlags.TypeAlias) return 'type'
  return 'namespace'
}

/**
 * Lists the members of a class or interface, and the exported types that it inherits further ones from.
 * Members of types outside of the packages, such as `Error`, are left out.
 */
function listMembers(
  { checker, names }: Exports,
  symbol: ts.Symbol,
): { members: string[]; bases: string[] } {
  if (!(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))) {
    return { members: [], bases: [] }
  }
  const members: string[] = []
  const bases = new Set<string>()
  for (const property of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))) {
    const declaration = property.declarations?.[0]
    if (!declaration || !isOurs(declaration) || !isPublic(declaration)) continue
    if (!/^[a-z]\w*$/i.test(property.name)) continue
    const owner = ownerOf(checker, declaration)
    const base = owner && owner !== symbol ? names.get(owner) : undefined
    if (base) bases.add(base)
    else {
      const signature = toSignature(declaration, property.name)
      members.push(`| \`${signature}\` | ${summaryOf(checker, property)} |`)
    }
  }
  return { members, bases: [...bases] }
}

/** Returns the class or interface that declares a member. */
function ownerOf(checker: ts.TypeChecker, { parent }: ts.Declaration): ts.Symbol | undefined {
  const isOwner = ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)
  return isOwner && parent.name ? checker.getSymbolAtLocation(parent.name) : undefined
}

function isOurs(declaration: ts.Declaration): boolean {
  return /\/packages\/\w+\/dist\//.test(declaration.getSourceFile().fileName)
}

function isPublic(declaration: ts.Declaration): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  if (ts.getCombinedModifierFlags(declaration) & hidden) return false
  return !ts.isConstructorDeclaration(declaration) && !ts.isTypeParameterDeclaration(declaration)
}

/** Returns the name of a member, with the names of its parameters. */
function toSignature(declaration: ts.Declaration, name: string): string {
  const isOptional = 'questionToken' in declaration && declaration.questionToken !== undefined
  const key = isOptional ? `${name}?` : name
  if (!ts.isMethodSignature(declaration) && !ts.isMethodDeclaration(declaration)) return key
  const parameters = declaration.parameters.map((parameter) => {
    const text = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options'
    if (parameter.dotDotDotToken) return `...${text}`
    return parameter.questionToken || parameter.initializer ? `${text}?` : text
  })
  return `${key}(${parameters.join(', ')})`
}

/** Returns the first sentence of a doc comment, and whether it is deprecated. */
function summaryOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  const [sentence = ''] = text
    .replace(/\{@link[\s*]+(\w[\w.]*)[^}]*\}/g, '`$1`')
    .split(/\n\n|(?<=[.?!])\s+(?=[A-Z`])/)
  const isDeprecated = symbol.getJsDocTags().some(({ name }) => name === 'deprecated')
  const line = sentence.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
  return isDeprecated ? `Deprecated. ${line}` : line
}
