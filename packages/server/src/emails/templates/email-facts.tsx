import { light } from './email-colors'
import type { Inline } from './inline-markup'

/** Lines of a label in bold and its value as rows; on phones, the value is below its label. */
export function Facts({ pieces }: { pieces: Inline[] }) {
  return (
    <table
      role="presentation"
      className="app-code"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={box}
    >
      <tbody>
        {toFacts(pieces).map(({ label, value }) => (
          <tr key={label}>
            {/* Not <th>: its text is centered where mail programs drop the style. */}
            <td className="app-muted app-label" style={labelStyle}>
              {label}
            </td>
            <td className="app-text app-value" style={valueStyle}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const box = {
  backgroundColor: light.code,
  border: `8px solid ${light.code}`,
  borderRadius: 8,
  margin: '0 0 20px',
}

const cell = { fontSize: 14, lineHeight: '20px', padding: '5px 8px', verticalAlign: 'top' } as const

const labelStyle = { ...cell, color: light.muted, width: '36%' }

const valueStyle = { ...cell, color: light.text }

/** Splits lines, without the colons that only the plain text needs. */
function toFacts(pieces: Inline[]): { label: string; value: string }[] {
  const facts: { label: string; value: string }[] = []
  for (const piece of pieces) {
    const fact = facts.at(-1)
    if (piece.type === 'bold') facts.push({ label: piece.text.replace(/\s*[:：]$/, ''), value: '' })
    else if (piece.type === 'text' && fact) fact.value += piece.text.trimStart()
  }
  return facts
}
