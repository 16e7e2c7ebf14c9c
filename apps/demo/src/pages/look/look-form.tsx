import { Choice } from './choice'
import { fonts } from './fonts'
import { findPreset, type Look } from './look'
import { type PresetName, presets } from './presets'

const colors = {
  '#4f46e5': 'Indigo',
  '#1d4ed8': 'Blue',
  '#0f766e': 'Teal',
  '#15803d': 'Green',
  '#b45309': 'Orange',
  '#be123c': 'Rose',
  '#be185d': 'Pink',
  '#18181b': 'Black',
} as const

type Swatch = keyof typeof colors

interface LookFormProps {
  look: Look
  onChange: (look: Look) => void
}

/** Form for everything that makes up the look. */
export function LookForm({ look, onChange }: LookFormProps) {
  const set = (change: Partial<Look>) => onChange({ ...look, ...change })
  return (
    <div className="card studio-form">
      <Choice
        legend="Preset"
        options={mapValues(presets, ({ name }) => name)}
        value={findPreset(look)}
        onChange={(preset: PresetName) => onChange({ ...presets[preset].look, preset })}
      />
      <ColorChoice look={look} set={set} />
      <Choice
        legend="Font"
        options={mapValues(fonts, ({ name }) => name)}
        value={look.font}
        onChange={(font) => set({ font })}
      />
      <CornerRange look={look} set={set} />
      <Choice
        legend="Density"
        options={{ compact: 'Compact', regular: 'Regular', spacious: 'Spacious' }}
        value={look.density}
        onChange={(density) => set({ density })}
      />
      <Choice
        legend="Mode"
        options={{ auto: 'Auto', light: 'Light', dark: 'Dark' }}
        value={look.mode}
        onChange={(mode) => set({ mode })}
      />
      <Choice
        legend="Layout"
        options={{ card: 'Card', plain: 'No card', split: 'Split' }}
        value={look.layout}
        onChange={(layout) => set({ layout })}
      />
      {look.layout === 'split' && (
        <p className="hint">In wide windows, your own content fills the other half of the page.</p>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={look.hasLogo}
          onChange={({ target }) => set({ hasLogo: target.checked })}
        />
        Logo
      </label>
    </div>
  )
}

interface PartProps {
  look: Look
  set: (change: Partial<Look>) => void
}

function CornerRange({ look, set }: PartProps) {
  return (
    <label className="range">
      Corners
      <input
        type="range"
        min={0}
        max={20}
        step={2}
        value={look.radius}
        aria-valuetext={`${look.radius} pixels`}
        onChange={({ target }) => set({ radius: Number(target.value) })}
      />
    </label>
  )
}

function ColorChoice({ look, set }: PartProps) {
  const options = mapValues(colors, (name, color) => (
    <>
      <span className="swatch" style={{ background: color }} />
      <span className="visually-hidden">{name}</span>
    </>
  ))
  return (
    <div>
      <Choice
        legend="Color"
        options={options}
        value={Object.hasOwn(colors, look.primary) ? (look.primary as Swatch) : undefined}
        onChange={(primary) => set({ primary })}
        hasSwatches
      />
      <label className="any-color">
        <input
          type="color"
          value={look.primary}
          onChange={({ target }) => set({ primary: target.value })}
        />
        Any color
      </label>
    </div>
  )
}

function mapValues<Key extends string, Value, Result>(
  values: Record<Key, Value>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const entries = Object.entries(values) as [Key, Value][]
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as Record<
    Key,
    Result
  >
}
