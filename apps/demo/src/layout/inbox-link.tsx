import { serviceUrl } from '../service-url'
import { Icon } from './icon'
import { useInbox } from './use-inbox'

/** Link to the emails that the service would have sent, in development. */
export function InboxLink() {
  const inbox = useInbox()
  if (inbox === null) return null
  const { unread, markRead } = inbox
  return (
    <a
      className="tool"
      href={`${serviceUrl}/dev/outbox`}
      target="_blank"
      rel="noreferrer"
      title="Development emails"
      onClick={markRead}
    >
      <Icon name="inbox" />
      <span className="tool-text">Inbox</span>
      {unread > 0 && (
        <span className="count">
          {unread}
          <span className="visually-hidden"> new</span>
        </span>
      )}
    </a>
  )
}
