import { z } from 'zod'
import { type ConfigRow, keyOf, row, toList } from './values'

/**
 * One of several secrets: not in quotes, which belong around the whole list, and not two generated
 * secrets separated by a semicolon.
 */
const former = z
  .string()
  .min(32)
  .regex(/^(?!["'])(?![\w+/=-]{32,};[\w+/=-]{32,}$)/)

/** Secrets of the service, and keys of the project `internal`. */
export const secretOptions = {
  secret: row({
    env: 'APP_SECRET',
    about:
      'Secret that signing and encryption keys are derived from. If it is lost, so are all TOTP secrets.',
    expected: 'at least 32 characters',
    schema: z.string().min(32).optional(),
    fallback: 'generated and stored in APP_DATA_DIR; required in production',
    secret: true,
  }),
  secretFallbacks: row({
    env: 'APP_SECRET_FALLBACKS',
    about:
      'Former or future secrets. Data signed or encrypted with them stays valid while APP_SECRET is replaced.',
    expected: 'secrets of at least 32 characters without quotes, separated by commas',
    schema: z.preprocess(toList, z.array(former)).default([]),
    fallback: 'none',
    secret: true,
  }),
  internalPublishableClientKey: row({
    env: 'APP_INTERNAL_PUBLISHABLE_CLIENT_KEY',
    about: 'Publishable client key of the project `internal`.',
    expected: 'at least 8 characters of a-z, A-Z, 0-9, _ and -',
    schema: keyOf('publishable client key').optional(),
    fallback: 'generated in development, none in production',
    secret: true,
  }),
  internalSecretServerKey: row({
    env: 'APP_INTERNAL_SECRET_SERVER_KEY',
    about: 'Secret server key of the project `internal`.',
    expected: 'at least 8 characters of a-z, A-Z, 0-9, _ and -',
    schema: keyOf('secret server key').optional(),
    fallback: 'generated in development, none in production',
    secret: true,
  }),
  internalSuperSecretAdminKey: row({
    env: 'APP_INTERNAL_SUPER_SECRET_ADMIN_KEY',
    about: 'Super secret admin key of the project `internal`.',
    expected: 'at least 8 characters of a-z, A-Z, 0-9, _ and -',
    schema: keyOf('super secret admin key').optional(),
    fallback: 'generated in development, none in production',
    secret: true,
  }),
} satisfies Record<string, ConfigRow>
