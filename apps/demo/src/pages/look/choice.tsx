import { type ReactNode, useId } from 'react'

interface ChoiceProps<Value extends string> {
  legend: string
  /** Labels by value, in order. */
  options: Record<Value, ReactNode>
  /** `undefined` if none of them is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** Whether the labels are shown as swatches. @default false */
  hasSwatches?: boolean
}

/** Radio buttons in a row. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange, hasSwatches = false } = props
  const name = useId()
  const entries = Object.entries(options) as [Value, ReactNode][]
  return (
    <fieldset className={hasSwatches ? 'choice swatches' : 'choice'}>
      <legend>{legend}</legend>
      <div>
        {entries.map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
