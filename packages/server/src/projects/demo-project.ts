import type { Config } from '../config/config'

const demoKey = `dem0${'0'.repeat(41)}`

/** The project of every development server, so that an app can start without setup. */
export const demoProject = {
  id: '00000000-0000-4000-8000-00000000de30',
  displayName: 'Demo',
  keys: {
    publishableClientKey: `pck_${demoKey}`,
    secretServerKey: `ssk_${demoKey}`,
    superSecretAdminKey: `sak_${demoKey}`,
  },
}

/**
 * Returns whether a project is inaccessible: the demo project in production. Its keys are
 * published, and others may have created further keys where a service in development runs on the same database.
 */
export function isClosedProject({ production }: Pick<Config, 'production'>, projectId: string) {
  return production && projectId === demoProject.id
}
