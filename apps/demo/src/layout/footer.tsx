import { serviceUrl } from '../service-url'

/** Documents, each opened in another tab. */
const documents = [
  { name: 'Guide', url: '/backend/docs/guide' },
  { name: 'React', url: '/backend/docs/react' },
  { name: 'Running the service', url: '/backend/docs/operating' },
  { name: 'API', url: `${serviceUrl}/api/v1/openapi.json` },
]

/** Footer with the version and the documents. */
export function Footer() {
  return (
    <footer className="footer">
      <span>Version {import.meta.env.SDK_VERSION}</span>
      <nav aria-label="Documents">
        <ul>
          {documents.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
