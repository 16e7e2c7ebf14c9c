import { useEffect } from 'react'
import { toFailure } from '../i18n/failure'
import { loadTexts, useMessages } from '../i18n/use-messages'
import { Notice } from '../ui/notice'
import { FailureReference } from './failure-reference'

/** Props of {@link FailureNotice}. */
export interface FailureNoticeProps {
  /** Id for `aria-describedby` of the fields it describes. */
  id?: string
  /** The thrown value; `null` keeps the live region in the page, empty. */
  error: unknown
}

/** Shows in place why an action of the user failed. */
export function FailureNotice({ id, error }: FailureNoticeProps) {
  const { t, language } = useMessages()
  useEffect(() => void loadTexts(language), [language])
  if (error === null) return <Notice>{null}</Notice>
  const { title, text, isNamed, reference } = toFailure(error)
  return (
    <Notice>
      <div id={id}>
        {!isNamed && <p className="stack-notice__title">{t(title)}</p>}
        <p>{t(text)}</p>
      </div>
      {reference && <FailureReference reference={reference} />}
    </Notice>
  )
}
