import { serviceUrl } from '../service-url'
import { useTexts } from './texts'

/** Footer with the version and the documents, each of which opens in another tab. */
export function Footer() {
  const { version, documents, guide, service } = useTexts()
  const links = [
    { name: guide, url: '/backend/docs/guide' },
    { name: 'React', url: '/backend/docs/react' },
    { name: service, url: '/backend/docs/operating' },
    { name: 'API', url: `${serviceUrl}/api/v1/openapi.json` },
  ]
  return (
    <footer className="footer">
      <span>
        {version} <bdi>{import.meta.env.SDK_VERSION}</bdi>
      </span>
      <nav aria-label={documents}>
        <ul>
          {links.map(({ name, url }) => (
            <li key={url}>
              <a href={url} hrefLang="en" target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
