import { expectTypeOf, it } from 'vitest'
import type { ProjectDefinition } from './project-definition'
import type { ProjectFile } from './project-file'

it('declares the types of the schema that validates project files', () => {
  expectTypeOf<ProjectFile>().toEqualTypeOf<ProjectDefinition>()
})
