import type { AdminOwnedProject } from '@app/core/admin'
import { Link } from 'react-router'

interface Step {
  name: string
  hint: string
  path: string
  /** Text of the link. */
  action: string
  isDone: boolean
}

/** Steps of a project without users, up to the first sign-up. */
export function FirstSteps({ project }: { project: AdminOwnedProject }) {
  const keys = project.app.useApiKeys()
  const { domains, allowLocalhost } = project.config
  const steps: Step[] = [
    {
      name: 'Connect your app',
      hint: 'With the publishable client key, and a server key if it has a backend.',
      path: 'api-keys',
      action: 'Create API keys',
      isDone: keys.length > 0,
    },
    {
      name: 'Trust its domain',
      hint: allowLocalhost
        ? 'Localhost is trusted for development. Add the public domain before others use your app.'
        : 'Sign-ins and emails lead only to domains that you trust.',
      path: 'domains',
      action: 'Add a domain',
      isDone: domains.length > 0,
    },
    {
      name: 'Choose how users sign in',
      hint: 'Passwords, email codes, passkeys and accounts such as Google.',
      path: 'sign-in-methods',
      action: 'Sign-in methods',
      isDone: false,
    },
    {
      name: 'Send emails from your address',
      hint: 'With a mail server of your own, in the design of your app.',
      path: 'emails',
      action: 'Emails',
      isDone: project.config.emailConfig.type === 'standard',
    },
  ]
  return (
    <section className="card" aria-labelledby="activity">
      <h2 id="activity">No users yet</h2>
      <p className="hint">Sign-ups and active users of each day appear here. First steps:</p>
      <ol className="rows">
        {steps.map((step) => (
          <StepRow key={step.path} step={step} />
        ))}
      </ol>
    </section>
  )
}

function StepRow({ step: { name, hint, path, action, isDone } }: { step: Step }) {
  return (
    <li>
      <div>
        <p className="name">
          {name}
          {isDone && <span className="badge good">Done</span>}
        </p>
        <p className="hint">{hint}</p>
      </div>
      <Link className="button" to={path}>
        {action}
      </Link>
    </li>
  )
}
