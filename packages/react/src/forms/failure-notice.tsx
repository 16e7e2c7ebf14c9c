import { NetworkError } from '@app/core'
import { PendingRetry } from '@app/core/bindings'
import { useMessages } from '../i18n/use-messages'
import { readPromise } from '../lib/read-promise'
import { usePromiseStatus } from '../lib/use-promise-status'
import { useSlow } from '../lib/use-slow'
import { Notice } from '../ui/notice'
import { loadFailureMessage } from './load-failure-message'

/** Props of {@link FailureNotice}. */
export interface FailureNoticeProps {
  /** Id for `aria-describedby` of the fields it describes. */
  id?: string | undefined
  /**
   * The thrown value, or the pending retry of a call that takes long; `null` keeps the live region
   * in the page, empty.
   */
  error: unknown
  /** Whether the form waits for the service, which is announced once it takes long. @default false */
  isPending?: boolean | undefined
}

/** Shows in place why an action of the user failed, or why it takes long. */
export function FailureNotice({ id, error, isPending = false }: FailureNoticeProps) {
  const { language } = useMessages()
  const loading = error === null ? null : loadFailureMessage(language)
  const status = usePromiseStatus(loading)
  const Message = loading && status === 'fulfilled' ? readPromise(loading).FailureMessage : null
  const plain = status === 'rejected' ? <PlainMessage id={id} error={error} /> : null
  return (
    <>
      <Notice>{Message ? <Message id={id} error={error} /> : plain}</Notice>
      {isPending && error === null && <SlowStatus />}
    </>
  )
}

/** Says that the service is slow before any request has failed, for example because packets are dropped. */
function SlowStatus() {
  const { t } = useMessages()
  const isSlow = useSlow(2000)
  return (
    <span role="status" className={isSlow ? 'stack-text' : 'stack-visually-hidden'}>
      {isSlow && t('page.slow')}
    </span>
  )
}

/** Fallback if the message can't be loaded, with texts of the first load. */
function PlainMessage({ id, error }: Pick<FailureNoticeProps, 'id' | 'error'>) {
  const { t } = useMessages()
  const isRetrying = error instanceof PendingRetry
  if (!isRetrying && !(error instanceof NetworkError)) {
    // The service responded: the connection is not the cause.
    return <p id={id}>{t('failure.unknown')}</p>
  }
  const cause = navigator.onLine ? 'failure.unreachable' : 'failure.offline'
  return (
    <div id={id}>
      <p className="stack-notice__title">{t(`${cause}Title`)}</p>
      <p>{t(isRetrying ? 'failure.retrying' : cause)}</p>
    </div>
  )
}
