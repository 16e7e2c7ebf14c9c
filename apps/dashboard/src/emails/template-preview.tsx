import type { EmailTemplatePreviewOptions, EmailTemplateType } from '@app/core/admin'
import { useState } from 'react'
import { EmailFrame, type Format, FormatSelect } from './email-content'
import { isPreviewLanguage, previewLanguages } from './preview-languages'
import { useTemplatePreview } from './use-template-preview'

interface TemplatePreviewProps {
  type: EmailTemplateType
  /** Parts that replace those of the template. */
  options: EmailTemplatePreviewOptions
  /** Whether it is the default email, which has the language of its recipient. */
  isDefault: boolean
}

/** An email with example values: light, dark or as plain text, and the default email in each language. */
export function TemplatePreview({ type, options, isDefault }: TemplatePreviewProps) {
  const [language, setLanguage] = useState('en-US')
  const [format, setFormat] = useState<Format>('light')
  const isChosen = isDefault && isPreviewLanguage(language)
  const { preview, error } = useTemplatePreview(type, isChosen ? { ...options, language } : options)
  return (
    <section className="card preview" aria-labelledby="preview">
      <div className="row">
        <h2 id="preview">Preview with example values</h2>
        <div className="actions">
          {isDefault && (
            <select
              aria-label="Language"
              value={language}
              onChange={({ target }) => setLanguage(target.value)}
            >
              {previewLanguages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <FormatSelect format={format} onChange={setFormat} />
        </div>
      </div>
      <div role="status">
        {error && <p className="failure">{error}</p>}
        {preview?.warnings.map((warning) => (
          <p key={warning} className="warning">
            {warning}
          </p>
        ))}
      </div>
      {preview && (
        <p className="name" dir="auto">
          {preview.subject}
        </p>
      )}
      {preview && <EmailFrame format={format} email={preview} />}
      {!preview && !error && <div className="skeleton" />}
    </section>
  )
}
