import { useState } from 'react'

/** State of a text that can be copied. */
export interface Copy {
  isCopied: boolean
  /** Whether the browser did not allow it. */
  isRefused: boolean
  copy: () => Promise<void>
}

/**
 * Returns a function that copies a text, and whether it did.
 *
 * @param onCopy Called after the text was copied.
 */
export function useCopy(text: string, onCopy?: () => void): Copy {
  const [copied, setCopied] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      setIsRefused(false)
      onCopy?.()
    } catch {
      // Browsers copy only over HTTPS, on localhost, and if the user allows it.
      setIsRefused(true)
    }
  }
  return { isCopied: copied === text, isRefused, copy }
}
