import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Field } from '../ui/field'
import { listedDays } from './dates'
import type { useFilters } from './use-filters'

interface DayFieldProps {
  name: 'from' | 'to'
  label: string
  show: ReturnType<typeof useFilters>
}

/** Field for the first or last day, which filters as soon as it is a day with events. */
export function DayField({ name, label, show }: DayFieldProps) {
  const day = useSearchParams()[0].get(name) ?? ''
  const [typed, setTyped] = useState(day)
  const [shown, setShown] = useState(day)
  // Links and the browser’s Back and Forward buttons change the URL, too.
  if (shown !== day) {
    setShown(day)
    setTyped(day)
  }
  const { min, max } = listedDays()

  function change(value: string) {
    setTyped(value)
    // A year is typed digit by digit.
    if (value === '' || (value >= min && value <= max)) show(name, value)
  }

  return <Field label={label} type="date" value={typed} min={min} max={max} onChange={change} />
}
