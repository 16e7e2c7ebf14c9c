import type { PublishedModules } from '../../scripts/lib/publish-modules'

/** The ES modules of this package: one file for what loads together. */
export const modules: PublishedModules = {
  entries: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    admin: 'src/admin.ts',
    bindings: 'src/bindings.ts',
    testing: 'src/testing.ts',
  },
  files: {
    client: [
      '../contract/src/schema/lists.ts',
      'src/app/client-app.ts',
      'src/app/navigate.ts',
      'src/app/pending-retries-of.ts',
      'src/impersonation/on-impersonation.ts',
      'src/initial-data/has-known-project.ts',
      'src/initial-data/load-initial-data.ts',
    ],
    impersonation: ['src/impersonation/load-impersonation.ts'],
    reauthentication: ['src/reauthentication/load-reauthentication.ts'],
    'known-errors': ['src/errors/known-errors.ts'],
    'sign-in': [
      'src/app/sign-in-chunk.ts',
      'src/initial-data/known-project.ts',
      'src/lib/until-end.ts',
      'src/sign-in/oauth/oauth-response.ts',
    ],
    'email-links': ['src/app/email-links-chunk.ts'],
    'without-user': ['src/app/without-user.ts'],
    user: ['src/app/user-chunk.ts'],
    'initial-data': ['src/initial-data/initial-data.ts'],
    'client-json': ['src/app/client-json.ts'],
    'diagnose-connection': ['src/app/diagnose-connection.ts'],
    'server-app': [
      'src/app/server-app.ts',
      'src/initial-data/get-initial-data.ts',
      'src/webhooks/verify-sign-up-hook.ts',
      'src/webhooks/verify-webhook.ts',
    ],
    'admin-app': [
      'src/app/admin/admin-app.ts',
      'src/app/admin/owned-projects.ts',
      'src/app/admin/owner-app.ts',
    ],
    'test-service': ['src/testing/test-service.ts'],
    'fake-app': ['src/testing/fake-app.ts'],
  },
  testFiles: ['test-service', 'fake-app', 'testing'],
}
