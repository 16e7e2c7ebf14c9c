import { defineConfig } from 'vitest/config'
import { limits } from '../vitest.limits.ts'

export default defineConfig({ test: { name: 'scripts', ...limits } })
