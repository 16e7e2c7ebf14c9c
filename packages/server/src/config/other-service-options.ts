import { providerIds, sharedProviderIds } from '@app/contract/lists'
import { z } from 'zod'
import {
  baseUrl,
  type ConfigRow,
  filledText,
  httpUrl,
  jsonValue,
  onOff,
  orList,
  refuse,
  row,
} from './values'

/** Names of endpoints in `ProviderEndpoints`. */
const endpointNames = ['issuer', 'authorize', 'token', 'account', 'emails']

/**
 * A value that is not empty, has no spaces or quotes around it, and is not an unexpanded variable.
 */
const copiedValue = /^(?!\$[{(][^)}]*[)}]$)[^\s"'](?:.*[^\s"'])?$/

/** Accepts keys of providers that can be shared. */
const sharedKeys = z
  .record(z.string(), z.object({ clientId: z.string(), clientSecret: z.string() }))
  .superRefine((given, context) => {
    for (const [id, keys] of Object.entries(given)) {
      if (!isIn(sharedProviderIds, id)) {
        const kind = 'a provider that can be shared'
        refuse(context, `"${id}" is not ${kind}; expected ${orList(sharedProviderIds)}`)
      }
      const wrong = Object.entries(keys).find(([, value]) => !copiedValue.test(value))
      if (wrong === undefined) continue
      refuse(
        context,
        `${wrong[0]} of ${id} is empty or a variable, or has spaces or quotes around it; expected the value that the provider displays`,
      )
    }
  })

/** Accepts endpoints of providers that the service has. */
const endpoints = z
  .record(z.string(), z.record(z.string(), httpUrl))
  .superRefine((given, context) => {
    for (const [id, named] of Object.entries(given)) {
      if (!isIn(providerIds, id)) {
        refuse(context, `"${id}" is not a provider; expected ${orList(providerIds)}`)
      }
      const unknown = Object.keys(named).find((name) => !endpointNames.includes(name))
      if (unknown !== undefined) {
        refuse(
          context,
          `"${unknown}" of ${id} is not an endpoint; expected ${orList(endpointNames)}`,
        )
      }
      if (named.issuer?.includes('/.well-known/')) {
        refuse(context, `The issuer of ${id} is a document; expected the URL before /.well-known/`)
      }
    }
  })

function isIn(ids: readonly string[], id: string): boolean {
  return ids.includes(id)
}

/** Identity providers, and the delivery of webhooks. */
export const otherServiceOptions = {
  sharedOauthIssuer: row({
    env: 'APP_SHARED_OAUTH_ISSUER',
    about: 'OpenID provider that replaces all shared providers, with their ids as client ids.',
    expected: 'an http or https URL, without /.well-known/openid-configuration',
    schema: baseUrl.refine((url) => !url.includes('/.well-known/')).optional(),
    fallback: 'the page /dev/oauth in development, none in production',
  }),
  sharedOauthClientSecret: row({
    env: 'APP_SHARED_OAUTH_CLIENT_SECRET',
    about: 'Client secret for APP_SHARED_OAUTH_ISSUER.',
    expected: 'a secret',
    schema: filledText.optional(),
    fallback: 'none',
    secret: true,
  }),
  sharedOauthKeys: row({
    env: 'APP_SHARED_OAUTH_KEYS',
    about: 'Client ids and secrets for shared providers.',
    expected: 'JSON like {"github":{"clientId":"…","clientSecret":"…"}}',
    schema: jsonValue(sharedKeys),
    fallback: 'none',
    secret: true,
  }),
  oauthEndpoints: row({
    env: 'APP_OAUTH_ENDPOINTS',
    about: 'Custom endpoints of providers, for example of a self-hosted GitLab.',
    expected: 'JSON like {"gitlab":{"authorize":"https://…","token":"https://…"}}',
    schema: jsonValue(endpoints),
    fallback: 'the public endpoints',
  }),
  svixServerUrl: row({
    env: 'SVIX_SERVER_URL',
    about: 'Svix server that delivers webhooks.',
    expected: 'an http or https URL',
    schema: baseUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
    fallback: 'the service delivers webhooks itself',
  }),
  svixAuthToken: row({
    env: 'SVIX_AUTH_TOKEN',
    about: 'Token for the Svix server.',
    expected: 'a token without spaces, and without Bearer before it',
    schema: z.string().regex(/^\S+$/).optional(),
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
