import { useEffect, useState } from 'react'
import type { Brand } from './brands/brand'

// Each a chunk of its own: an app loads the marks of the providers it has.
const brands: Record<string, () => Promise<Brand>> = {
  apple: async () => (await import('./brands/apple')).apple,
  bitbucket: async () => (await import('./brands/bitbucket')).bitbucket,
  discord: async () => (await import('./brands/discord')).discord,
  facebook: async () => (await import('./brands/facebook')).facebook,
  github: async () => (await import('./brands/github')).github,
  gitlab: async () => (await import('./brands/gitlab')).gitlab,
  google: async () => (await import('./brands/google')).google,
  linkedin: async () => (await import('./brands/linkedin')).linkedin,
  microsoft: async () => (await import('./brands/microsoft')).microsoft,
  spotify: async () => (await import('./brands/spotify')).spotify,
  x: async () => (await import('./brands/x')).x,
}

/** The mark of a provider. Its place is there at once; providers we do not know have none. */
export function BrandIcon({ provider }: { provider: string }) {
  const [brand, setBrand] = useState<Brand | null>(null)
  const load = Object.hasOwn(brands, provider) ? brands[provider] : undefined

  useEffect(() => {
    let isGone = false
    load?.().then(
      (loaded) => isGone || setBrand(loaded),
      // The button has its name, and works without a picture.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [load])

  if (!load) return null
  return (
    <span className="stack-way__icon">
      {brand && (
        <svg aria-hidden="true" viewBox={`0 0 ${brand.edge} ${brand.edge}`}>
          {brand.paths.map(({ fill, d }) => (
            // A style, not an attribute: a host's `path { fill: … }` beats attributes.
            <path key={d} style={{ fill }} d={d} />
          ))}
        </svg>
      )}
    </span>
  )
}
