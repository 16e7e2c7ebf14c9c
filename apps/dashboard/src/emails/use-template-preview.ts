import type {
  EmailTemplatePreview,
  EmailTemplatePreviewOptions,
  EmailTemplateType,
} from '@app/core/admin'
import { useEffect, useRef, useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { toMessage } from '../ui/use-action'

/** Wait after the last key, in milliseconds. The first preview does not wait. */
const delayMs = 400

/** Preview of an email. */
interface PreviewState {
  /** The last one that the service accepted; `null` until the first one. */
  preview: EmailTemplatePreview | null
  /** Reason why there is none of the current text; `null` if there is one. */
  error: string | null
}

/** Returns an email with example values, while its text is typed. */
export function useTemplatePreview(
  type: EmailTemplateType,
  options: EmailTemplatePreviewOptions,
): PreviewState {
  const { app } = useProject()
  const [state, setState] = useState<PreviewState>({ preview: null, error: null })
  const hasStarted = useRef(false)
  const request = JSON.stringify(options)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function render() {
      hasStarted.current = true
      try {
        const preview = await app.previewEmailTemplate(type, JSON.parse(request), { signal })
        if (!signal.aborted) setState({ preview, error: null })
      } catch (failure) {
        if (signal.aborted) return
        const error = toMessage(failure)
        setState((before) => ({ ...before, error }))
      }
    }
    const timer = setTimeout(render, hasStarted.current ? delayMs : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [app, type, request])
  return state
}
