import { Link } from 'react-router'
import { stops } from '../../tour'

/** List of the tour pages, each with a summary. */
export function TourList() {
  return (
    <nav aria-label="Tour">
      <ul className="tour-list">
        {Object.values(stops).map(({ path, name, text }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
