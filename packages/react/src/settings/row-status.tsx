import { type ReactNode, useState } from 'react'

/** Shows and announces the result of an action, in the row with this id or, without one, above the list. */
export type SayInRow = (text: ReactNode, rowId?: string) => void

/** The result of the last action in a list. */
export interface RowStatus {
  say: SayInRow
  /** Result to show above the list, as its row is new or gone. */
  above: ReactNode
  /** Returns the result to show in a row. */
  inRow: (rowId: string) => ReactNode
}

/** Returns the result of the last action in a list, which is shown where the action was taken. */
export function useRowStatus(): RowStatus {
  const [status, setStatus] = useState<{ text: ReactNode; rowId?: string | undefined }>({
    text: null,
  })
  const read = (rowId?: string) => (status.rowId === rowId ? status.text : null)
  return {
    say: (text, rowId) => setStatus({ text, rowId }),
    above: read(),
    inRow: read,
  }
}

/** The result in a row. Rendered without one too: a live region announces only changes inside it. */
export function RowStatusText({ status }: { status: ReactNode }) {
  return (
    <p role="status" className="stack-list__more stack-setting__status">
      {status}
    </p>
  )
}
