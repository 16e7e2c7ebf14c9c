import type { ProviderType } from '@app/core'
import { useEffect, useState } from 'react'
import type { Brand } from './brands/brand'

// One chunk each: an app loads only the logos of its providers.
const brands: Record<ProviderType, () => Promise<Brand>> = {
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

/** The logo of a provider. Reserves its space; unknown providers have none. */
export function BrandIcon({ provider }: { provider: string }) {
  const [brand, setBrand] = useState<Brand | null>(null)
  const load = Object.hasOwn(brands, provider) ? brands[provider as ProviderType] : undefined

  useEffect(() => {
    let isGone = false
    load?.().then(
      (loaded) => isGone || setBrand(loaded),
      // The button has a name and works without its logo.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [load])

  if (!load) return null
  return (
    <span className="stack-method__icon">
      {brand && (
        <svg aria-hidden="true" viewBox={`0 0 ${brand.edge} ${brand.edge}`}>
          {brand.paths.map(({ fill, d }) => (
            // A style, not an attribute, which an app's `path { fill: … }` would override.
            <path key={d} style={{ fill }} d={d} />
          ))}
        </svg>
      )}
    </span>
  )
}
