import { useId } from 'react'

/** Accent colors to choose from, each readable in light and dark mode. */
export const accents = {
  indigo: { name: 'Indigo', light: '#4f46e5', dark: '#818cf8' },
  green: { name: 'Green', light: '#15803d', dark: '#4ade80' },
  orange: { name: 'Orange', light: '#b45309', dark: '#fbbf24' },
  rose: { name: 'Rose', light: '#be123c', dark: '#fb7185' },
} as const

/** The chosen accent color and corner radius. */
export interface Look {
  accent: keyof typeof accents
  /** Corner radius in pixels. */
  radius: number
}

interface LookFormProps {
  look: Look
  onChange: (look: Look) => void
}

/** Form for the accent color and the corner radius. */
export function LookForm({ look, onChange }: LookFormProps) {
  const id = useId()
  return (
    <>
      <fieldset className="choices">
        <legend>Accent color</legend>
        {(Object.keys(accents) as Look['accent'][]).map((accent) => (
          <label key={accent}>
            <input
              type="radio"
              name={id}
              checked={look.accent === accent}
              onChange={() => onChange({ ...look, accent })}
            />
            {accents[accent].name}
          </label>
        ))}
      </fieldset>
      <label className="range">
        Corners
        <input
          type="range"
          min={0}
          max={16}
          step={4}
          value={look.radius}
          aria-valuetext={`${look.radius} pixels`}
          onChange={({ target }) => onChange({ ...look, radius: Number(target.value) })}
        />
      </label>
    </>
  )
}
