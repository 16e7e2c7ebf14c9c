import type { AdminOwnedProject } from '@app/core/admin'
import { Link } from 'react-router'
import { sections } from '../settings/setting-names'
import { ActionError } from '../ui/action-error'
import { formatCount } from '../ui/format'
import { Icon } from '../ui/icon'
import { useAction } from '../ui/use-action'

/** Switches production mode, or lists what prevents it. */
export function ProductionMode({ project }: { project: AdminOwnedProject }) {
  const errors = project.useProductionModeErrors()
  const action = useAction()
  const { isProductionMode } = project
  const isPrevented = !isProductionMode && errors.length > 0
  return (
    <section className="card" aria-labelledby="production-mode">
      <div className="row">
        <div>
          <h2 id="production-mode">{sections.productionMode.title}</h2>
          <p className="hint">
            {isProductionMode
              ? 'On. Settings that are only fit for development are refused.'
              : 'Off. Turn it on before your app is public: it refuses settings that are only fit for development.'}
            {isPrevented && ` ${formatCount(errors.length, 'setting')} to fix first.`}
          </p>
        </div>
        <button
          className={isProductionMode ? 'button' : 'button primary'}
          type="button"
          disabled={isPrevented}
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
              <p>
                <Icon name="warning" />
                {message}
              </p>
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
