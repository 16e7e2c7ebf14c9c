import { Link } from 'react-router'
import { stops } from '../tour'

/** Every page of the tour, and what there is to try on it. */
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
