import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { maxWorkers: 4, hookTimeout: 240_000, testTimeout: 240_000 } })
