import { defineConfig } from 'tsup'
import { writePages } from '../eject/write-pages'

/** The command, and the pages it copies. */
export default defineConfig({
  entry: { 'bin/main': 'bin/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  onSuccess: () => writePages('src', 'dist/eject'),
})
