import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping'
import { type BuildOptions, build, type PluginBuild } from 'esbuild'

/** Minified bytes of a bundle by source file, such as `core/src/http/http.ts`. */
export type ModuleSizes = Record<string, number>

/** Reports the sources of a bundle, by the source maps of its packages. */
export function withModules(report: (modules: ModuleSizes) => void) {
  return {
    name: 'modules',
    setup({ initialOptions, onStart }: PluginBuild) {
      const { plugins = [], ...options } = initialOptions
      // Before the bundle itself, which overwrites its entry; its source maps would count too.
      onStart(async () => {
        const others = plugins.filter(({ name }) => name !== 'modules')
        report(await measure({ ...options, plugins: others, write: false, sourcemap: 'external' }))
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

/** Adds the bytes of each segment, which reaches to the next one, to its source. */
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
