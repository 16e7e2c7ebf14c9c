import { serviceUrl } from '../service-url'
import { Icon } from './icon'
import { useTexts } from './texts'
import { useOutbox } from './use-outbox'

/** Link to the emails that the service would have sent, in development. */
export function OutboxLink() {
  const outbox = useOutbox()
  const texts = useTexts()
  if (outbox === null) return null
  const { unread, markRead } = outbox
  return (
    <a
      className="tool"
      href={`${serviceUrl}/dev/outbox`}
      target="_blank"
      rel="noreferrer"
      hrefLang="en"
      onClick={markRead}
    >
      <span className="tool-icon" title={texts.outbox} aria-hidden="true">
        <Icon name="outbox" />
      </span>
      <span className="tool-text">{texts.outbox}</span>
      {unread > 0 && (
        <span className="count">
          {unread}
          <span className="visually-hidden"> {texts.unread}</span>
        </span>
      )}
    </a>
  )
}
