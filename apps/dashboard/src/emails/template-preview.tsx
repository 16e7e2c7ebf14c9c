import type { EmailTemplatePreviewOptions, EmailTemplateType } from '@app/core/admin'
import { useState } from 'react'
import { useTemplatePreview } from './use-template-preview'

interface TemplatePreviewProps {
  type: EmailTemplateType
  /** Parts that replace those of the template. */
  options: EmailTemplatePreviewOptions
}

/** An email with example values, as HTML or plain text. */
export function TemplatePreview({ type, options }: TemplatePreviewProps) {
  const { preview, error } = useTemplatePreview(type, options)
  const [isText, setIsText] = useState(false)
  return (
    <section className="card preview" aria-labelledby="preview">
      <div className="row">
        <h2 id="preview">Preview with example values</h2>
        <label className="check">
          <input
            type="checkbox"
            checked={isText}
            onChange={({ target }) => setIsText(target.checked)}
          />
          Plain text
        </label>
      </div>
      <div role="status">
        {error && <p className="failure">{error}</p>}
        {preview?.warnings.map((warning) => (
          <p key={warning} className="warning">
            {warning}
          </p>
        ))}
      </div>
      {preview && <p className="name">{preview.subject}</p>}
      {preview && isText && <pre>{preview.text}</pre>}
      {/* Without scripts, forms and an origin, whatever the template contains. */}
      {preview && !isText && <iframe title="Email" sandbox="" srcDoc={preview.html} />}
      {!preview && !error && <div className="skeleton" />}
    </section>
  )
}
