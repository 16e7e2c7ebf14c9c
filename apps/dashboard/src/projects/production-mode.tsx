import type { AdminOwnedProject } from '@app/core/admin'
import { Link } from 'react-router'
import { ActionError } from '../ui/action-error'
import { useAction } from '../ui/use-action'

/** Switches production mode, or lists what prevents it. */
export function ProductionMode({ project }: { project: AdminOwnedProject }) {
  const errors = project.useProductionModeErrors()
  const action = useAction()
  const { isProductionMode } = project
  return (
    <section className="card" aria-labelledby="production-mode">
      <div className="row">
        <div>
          <h2 id="production-mode">Production mode</h2>
          <p className="hint">
            {isProductionMode
              ? 'On. Settings that are only fit for development are refused.'
              : 'Off. Turn it on before your app is public: it refuses settings that are only fit for development.'}
          </p>
        </div>
        <button
          className={isProductionMode ? 'button' : 'button primary'}
          type="button"
          disabled={!isProductionMode && errors.length > 0}
          aria-disabled={action.isPending}
          onClick={() => action.run(() => project.update({ isProductionMode: !isProductionMode }))}
        >
          {isProductionMode ? 'Turn off' : 'Turn on'}
        </button>
      </div>
      <ActionError action={action} />
      {errors.length > 0 && (
        <ul className="rows problems">
          {errors.map(({ message, relativeFixUrl }) => (
            <li key={message}>
              <p>{message}</p>
              <Link className="button small" to={relativeFixUrl}>
                Fix
                <span className="visually-hidden"> {message}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
