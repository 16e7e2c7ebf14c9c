import { createBrowserRouter, Navigate } from 'react-router'
import { ApiKeysPage } from './api-keys/api-keys-page'
import { DomainsPage } from './domains/domains-page'
import { EmailsPage } from './emails/emails-page'
import { SentEmailPage } from './emails/sent/sent-email-page'
import { SentEmailsPage } from './emails/sent/sent-emails-page'
import { TemplatePage } from './emails/template-page'
import { FailurePage } from './layout/failure-page'
import { HandlerPage } from './layout/handler-page'
import { Layout } from './layout/layout'
import { NotFoundPage } from './layout/not-found-page'
import { ProjectLayout } from './layout/project-layout'
import { NewPermissionPage, PermissionPage } from './permissions/permission-pages'
import { PermissionsPage } from './permissions/permissions-page'
import { NewProjectPage } from './projects/new-project-page'
import { OverviewPage } from './projects/overview-page'
import { ProjectsPage } from './projects/projects-page'
import { SecurityLogPage } from './security-log/security-log-page'
import { SecuritySettingsPage } from './security-settings/security-settings-page'
import { SignInMethodsPage } from './sign-in-methods/sign-in-methods-page'
import { NewTeamPage } from './teams/new-team-page'
import { TeamPage } from './teams/team-page'
import { TeamsPage } from './teams/teams-page'
import { NewUserPage } from './users/new/new-user-page'
import { UserPage } from './users/user-page'
import { UsersPage } from './users/users-page'
import { EndpointPage } from './webhooks/endpoint-page'
import { NewEndpointPage } from './webhooks/new-endpoint-page'
import { WebhooksPage } from './webhooks/webhooks-page'

/** Routes of the dashboard. `/projects/ID/domains` is where `getProductionModeErrors` of the SDK links to. */
export const router = createBrowserRouter([
  {
    element: <Layout />,
    errorElement: <FailurePage />,
    children: [
      {
        errorElement: <FailurePage />,
        children: [
          { path: '/', element: <Navigate to="/projects" replace /> },
          { path: '/handler/*', element: <HandlerPage /> },
          { path: '/projects', element: <ProjectsPage /> },
          { path: '/projects/new', element: <NewProjectPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      {
        path: '/projects/:projectId',
        element: <ProjectLayout />,
        errorElement: <FailurePage />,
        children: [
          {
            errorElement: <FailurePage />,
            children: [
              { index: true, element: <OverviewPage /> },
              { path: 'users', element: <UsersPage /> },
              { path: 'users/new', element: <NewUserPage /> },
              { path: 'users/:userId', element: <UserPage /> },
              { path: 'teams', element: <TeamsPage /> },
              { path: 'teams/new', element: <NewTeamPage /> },
              { path: 'teams/:teamId', element: <TeamPage /> },
              { path: 'permissions', element: <PermissionsPage /> },
              { path: 'permissions/new/:scope', element: <NewPermissionPage /> },
              { path: 'permissions/:scope/:permissionId', element: <PermissionPage /> },
              { path: 'sign-in-methods', element: <SignInMethodsPage /> },
              { path: 'security-settings', element: <SecuritySettingsPage /> },
              { path: 'domains', element: <DomainsPage /> },
              { path: 'emails', element: <EmailsPage /> },
              { path: 'emails/sent', element: <SentEmailsPage /> },
              { path: 'emails/sent/:emailId', element: <SentEmailPage /> },
              { path: 'emails/templates/:type', element: <TemplatePage /> },
              { path: 'webhooks', element: <WebhooksPage /> },
              { path: 'webhooks/new', element: <NewEndpointPage /> },
              { path: 'webhooks/:endpointId', element: <EndpointPage /> },
              { path: 'api-keys', element: <ApiKeysPage /> },
              { path: 'security-log', element: <SecurityLogPage /> },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
])
