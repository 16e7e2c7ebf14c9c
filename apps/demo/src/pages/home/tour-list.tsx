import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../layout/icon'
import { type StopName, stops, topics } from '../../tour'

/** List of the tour pages by topic, each with a summary. */
export function TourList() {
  return (
    <nav className="topics" aria-label="Tour">
      {topics.map(({ name, stops }) => (
        <Topic key={name} name={name} stops={stops} />
      ))}
    </nav>
  )
}

function Topic({ name, stops: names }: { name: string; stops: StopName[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul className="tour-list">
        {names.map((stop) => (
          <li key={stop}>
            <Icon name={stop} />
            <Link to={stops[stop].path}>{stops[stop].name}</Link>
            <p>{stops[stop].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
