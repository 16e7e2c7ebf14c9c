import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react'

import { type ShowcaseTab, showcaseTabs } from './showcase-tabs'

const Picture = lazy(() => import('./picture'))

const names = Object.keys(showcaseTabs) as ShowcaseTab[]

/** Components of the SDK, half light and half dark, one for each tab. */
export function Showcase() {
  const id = useId()
  const [open, setOpen] = useState<ShowcaseTab>('sign-in')

  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const next = names.indexOf(open) + step
    tabs.at(next % names.length)?.focus()
    setOpen(names.at(next % names.length) ?? open)
  }

  return (
    <div className="showcase">
      <div className="tabs" role="tablist" aria-label="Preview" onKeyDown={openByArrow}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === open}
            aria-controls={`${id}-panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={({ currentTarget }) => {
              setOpen(name)
              // Where the tabs are wider than the screen, only an edge of this one may have been
              // visible.
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }}
          >
            {showcaseTabs[name]}
          </button>
        ))}
      </div>
      <div className="stage" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        <p className="visually-hidden">
          A picture of this component, light on the left and dark on the right.
        </p>
        <Suspense>
          <Picture key={open} of={open} />
        </Suspense>
      </div>
    </div>
  )
}
