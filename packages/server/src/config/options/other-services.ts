import { z } from 'zod'
import { type ConfigRow, jsonValue, onOff, row } from '../values'

/** Identity providers, and the delivery of webhooks. */
export const otherServiceOptions = {
  sharedOauthIssuer: row({
    env: 'APP_SHARED_OAUTH_ISSUER',
    about: 'OpenID provider that replaces all shared providers, with their ids as client ids.',
    expected: 'an http or https URL',
    schema: z.url({ protocol: /^https?$/ }).optional(),
    fallback: 'the page /dev/oauth in development, none in production',
  }),
  sharedOauthClientSecret: row({
    env: 'APP_SHARED_OAUTH_CLIENT_SECRET',
    about: 'Client secret for APP_SHARED_OAUTH_ISSUER.',
    expected: 'a secret',
    schema: z.string().min(1).optional(),
    fallback: 'none',
    secret: true,
  }),
  sharedOauthKeys: row({
    env: 'APP_SHARED_OAUTH_KEYS',
    about: 'Client ids and secrets for shared providers.',
    expected: 'JSON like {"github":{"clientId":"…","clientSecret":"…"}}',
    schema: jsonValue(
      z.record(z.string(), z.object({ clientId: z.string(), clientSecret: z.string() })),
    ),
    fallback: 'none',
    secret: true,
  }),
  oauthEndpoints: row({
    env: 'APP_OAUTH_ENDPOINTS',
    about: 'Custom endpoints of providers, for example of a self-hosted GitLab.',
    expected: 'JSON like {"gitlab":{"authorize":"https://…","token":"https://…"}}',
    schema: jsonValue(z.record(z.string(), z.record(z.string(), z.url()))),
    fallback: 'the public endpoints',
  }),
  svixServerUrl: row({
    env: 'SVIX_SERVER_URL',
    about: 'Svix server that delivers webhooks.',
    expected: 'an http or https URL',
    schema: z.url({ protocol: /^https?$/ }).optional(),
    fallback: 'the service delivers webhooks itself',
  }),
  svixAuthToken: row({
    env: 'SVIX_AUTH_TOKEN',
    about: 'Token for the Svix server.',
    expected: 'a token',
    schema: z.string().min(1).optional(),
    fallback: 'none',
    secret: true,
  }),
  webhooksAllowPrivate: row({
    env: 'APP_WEBHOOKS_ALLOW_PRIVATE',
    about: 'Whether webhooks may be sent to private addresses and over http.',
    expected: 'on or off',
    schema: onOff.optional(),
    fallback: 'on in development, off in production',
  }),
} satisfies Record<string, ConfigRow>
