import type * as declared from './import-export/project-definition'

export type * from './import-export/project-definition'

/** Types a project file. `import-export/project-definition.d.ts` declares the public types. */
export const defineProject: typeof declared.defineProject = (project) => project
