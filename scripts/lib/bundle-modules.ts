import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping'
import { type BuildOptions, build, type PluginBuild } from 'esbuild'

/** Bytes of a bundle, minified, by the source they come from, such as `core/src/http/http.ts`. */
export type ModuleSizes = Record<string, number>

/** Tells which sources a bundle is made of, by the source maps of the packages in it. */
export function withModules(tell: (modules: ModuleSizes) => void) {
  return {
    name: 'modules',
    setup({ initialOptions, onStart }: PluginBuild) {
      const { plugins = [], ...options } = initialOptions
      // Before the bundle itself: that takes the place of its entry, and maps beside it would count.
      onStart(async () => {
        const others = plugins.filter(({ name }) => name !== 'modules')
        tell(await measure({ ...options, plugins: others, write: false, sourcemap: 'external' }))
      })
    },
  }
}

async function measure(options: BuildOptions): Promise<ModuleSizes> {
  const { outputFiles = [] } = await build(options)
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]))
  const modules: ModuleSizes = {}
  for (const [path, code] of texts) {
    const map = texts.get(`${path}.map`)
    if (map) addSizes(modules, code, new TraceMap(map))
  }
  return modules
}

/** What a segment of the map says of its column is true up to the next one. */
function addSizes(modules: ModuleSizes, code: string, map: TraceMap): void {
  const lines = code.split('\n')
  for (const [row, segments] of decodedMappings(map).entries()) {
    for (const [index, [column, source]] of segments.entries()) {
      const end = segments[index + 1]?.[0] ?? lines[row]?.length ?? column
      const name = source === undefined ? 'bundler' : toName(map.sources[source] ?? '')
      modules[name] = (modules[name] ?? 0) + end - column
    }
  }
}

function toName(path: string): string {
  return path.replace(/^.*(?:node_modules|\/packages)\//, '')
}
