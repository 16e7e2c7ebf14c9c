import { defineConfig } from 'tsup'
import { publishModules } from '../../scripts/lib/publish-modules'
import { modules } from './published-modules'

export default defineConfig({
  entry: ['src/index.ts', 'src/server.ts', 'src/admin.ts', 'src/bindings.ts', 'src/testing.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // The contract is private: its table and its types become part of our files.
  noExternal: [/^@app\/contract/],
  dts: {
    compilerOptions: {
      // By its folder, so that its types count as ours; by its name they would stay an import.
      paths: {
        '@app/contract': ['../contract/src/index.ts'],
        '@app/contract/*': ['schema', 'errors', 'lib'].map(
          (folder) => `../contract/src/${folder}/*.ts`,
        ),
      },
    },
  },
  sourcemap: true,
  splitting: true,
  clean: true,
  plugins: [publishModules(modules)],
})
