import type { Config } from '../config/config'
import { demoProject } from './seed'

/**
 * Returns whether a project is inaccessible: the demo project in production. Its keys are
 * published, and others may have created further keys where a service in development runs on the same database.
 */
export function isClosedProject({ production }: Pick<Config, 'production'>, projectId: string) {
  return production && projectId === demoProject.id
}
