import { expectTypeOf, it } from 'vitest'
import * as actual from '../index'
import type { Config } from './config'
import type * as declared from './public-api'

it('lists exactly the exports of the package', () => {
  expectTypeOf<keyof typeof actual>().toEqualTypeOf<keyof typeof declared>()
  expectTypeOf(actual.createServer).toExtend<typeof declared.createServer>()
  expectTypeOf(actual.ConfigError).toExtend<typeof declared.ConfigError>()
  type DeclaredConfig = declared.Server['config']
  expectTypeOf<Config>().toEqualTypeOf<DeclaredConfig>()
  expectTypeOf<keyof declared.ConfigInput>().toEqualTypeOf<keyof Config>()
})
