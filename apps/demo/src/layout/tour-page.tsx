import type { ReactNode } from 'react'
import { english } from '../language'
import { type StopName, stops } from '../tour'
import { Sources } from './sources'

interface TourPageProps {
  stop: StopName
  /** Heading of the page. @default its name */
  title?: ReactNode
  lead: ReactNode
  /** Whether it takes the width of the window. @default false */
  isWide?: boolean
  children?: ReactNode
}

/** A page of the tour with its source files. */
export function TourPage({ stop, title, lead, isWide = false, children }: TourPageProps) {
  const { name, files } = stops[stop]
  return (
    <main {...english} className={isWide ? 'page wide' : 'page'}>
      <title>{`${name} · Demo`}</title>
      <h1>{title ?? name}</h1>
      <p className="lead">{lead}</p>
      {children}
      <Sources key={stop} files={files} />
    </main>
  )
}
