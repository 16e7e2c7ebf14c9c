import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/server.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // The contract is private: its table and its types become part of our files.
  noExternal: [/^@app\/contract/],
  dts: true,
  sourcemap: true,
  splitting: true,
  clean: true,
})
