/**
 * The folders of each package, lowest first. A folder may import from itself and from the lines above
 * it, types included; folders of one line must not import each other. "." stands for the files beside
 * the folders, which are the entry points.
 */
const layers = {
  contract: ['lib', 'errors', 'schema', 'endpoints', '.'],
  core: [
    'errors',
    'lib',
    'http redirects token-store',
    'session',
    'cache',
    'context',
    'api-keys permissions security-events sessions sign-in',
    'connected-accounts contact-channels teams',
    'users',
    'projects webhooks',
    'emails',
    'app',
    'impersonation initial-data reauthentication',
    'testing',
    '.',
  ],
  react: [
    'hints lib providers',
    'location',
    'hooks i18n theme',
    'ui',
    'forms menu users',
    'page reauthentication',
    'settings sign-in',
    'teams',
    'user-button',
    'account-settings',
    'handler parts',
    '.',
  ],
  server: [
    'config lib',
    'crypto openapi telemetry',
    'db',
    'jobs maintenance projects verification-codes',
    'emails',
    'security-events webhooks',
    'sessions',
    'contact-channels permissions sign-up-hook',
    'users',
    'api-keys project-settings teams',
    'import-export sign-in',
    'http',
    'routes',
    '.',
    'cli',
  ],
}

/**
 * Matches the packages of this repository except those named: their files, and their names where they
 * cannot be resolved, because the importing package does not depend on them.
 */
const packagesExcept = (...names) => `^(?:packages|@app)/(?!(?:${names.join('|')})(?:/|$))`

/** Additional forbidden imports, each with its reason. */
const refused = [
  {
    from: '^packages/contract/src/',
    to: packagesExcept('contract'),
    comment: 'The contract imports no other package of this repository.',
  },
  {
    from: '^packages/core/src/',
    to: `${packagesExcept('core', 'contract')}|(?:^|/node_modules/)(?:react|react-dom|zod)(?:/|$)`,
    comment: 'Core runs without React, the schema library and the service.',
  },
  {
    from: '^packages/core/src/',
    to: '^packages/contract/src/(?!(?:errors/known-errors|lib/parse-url|schema/(?:lists|production-mode))\\.ts$)',
    comment:
      'Core imports types of the contract, and values only from its known errors, lists, production mode and parser of URLs: others need schemas.',
    exceptTypes: true,
  },
  {
    from: '^packages/react/src/',
    to: packagesExcept('react', 'core'),
    comment: 'React imports core only.',
  },
  {
    from: '^packages/server/src/',
    to: packagesExcept('server', 'contract'),
    comment: 'The service does not depend on the SDK.',
  },
  {
    from: '^packages/server/src/routes/',
    to: '/node_modules/(?:drizzle-orm|pg)/|^packages/server/src/db/schema/',
    comment: 'Routes contain no SQL: queries are in the folders of the features.',
  },
  {
    from: '^packages/server/src/(?!app\\.ts|http/|routes/|openapi/|cli/|telemetry/)',
    // The parser of languages in headers is independent of HTTP.
    to: '/node_modules/(?:hono/(?!.*/utils/accept)|@hono/)',
    comment: 'Features are independent of HTTP.',
  },
  {
    from: '^apps/',
    to: '^packages/(?:contract/|(?:core|react|server)/src/(?!parts/index[.]ts$|theme/theme[.]css$)[^/]+/)',
    comment: 'Apps import packages by their entry points.',
  },
]

/** Returns rules that forbid imports from lower lines of the table, and from other folders of a line. */
function toLayerRules([name, lines]) {
  const src = `packages/${name}/src`
  const toPattern = (folder) => (folder === '.' ? `${src}/[^/]+$` : `${src}/${folder}/`)
  return lines.flatMap((line, index) => {
    const lower = lines.slice(0, index).flatMap((other) => other.split(' '))
    return line.split(' ').map((folder) => ({
      name: `layers-of-${name}`,
      comment: `${folder} may import only from folders above it in the table of scripts/imports.mjs.`,
      severity: 'error',
      from: { path: `^${toPattern(folder)}` },
      to: { path: `^${src}/`, pathNot: [folder, ...lower].map((other) => `^${toPattern(other)}`) },
    }))
  })
}

/** Returns a rule that refuses folders missing in the table. */
function toUnknownFolderRule([name, lines]) {
  const known = lines.flatMap((line) => line.split(' ')).filter((folder) => folder !== '.')
  return {
    name: 'folder-without-a-layer',
    comment: 'Add the folder to the table of scripts/imports.mjs.',
    severity: 'error',
    from: {},
    to: { path: `^packages/${name}/src/(?!(?:${known.join('|')})/)[^/]+/` },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-ring-of-files',
      severity: 'error',
      from: { pathNot: '/node_modules/' },
      to: { circular: true },
    },
    {
      name: 'no-ring-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(layers).flatMap(toLayerRules),
    ...Object.entries(layers).map(toUnknownFolderRule),
    ...refused.map(({ from, to, comment, exceptTypes }) => ({
      name: 'refused-import',
      comment,
      severity: 'error',
      from: { path: from },
      to: { path: to, ...(exceptTypes && { dependencyTypesNot: ['type-only'] }) },
    })),
  ],
  options: {
    // Includes type imports.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '\\.test\\.tsx?$',
        '/migrations/',
        '^packages/[^/]+/(?!src/|node_modules/)',
        '^apps/[^/]+/dist/',
      ],
    },
    enhancedResolveOptions: {
      conditionNames: ['@app/source', 'import', 'node', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
}
