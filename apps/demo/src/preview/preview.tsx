import { AppProvider } from '@app/react'
import { type ReactNode, Suspense } from 'react'
import { useLanguage } from '../language'
import { previewApp } from './preview-app'

/**
 * A picture of components of the SDK with a made-up user: neither pointer nor keyboard reach it, and
 * it sends no request.
 */
export function Preview({ children }: { children: ReactNode }) {
  return (
    <div className="preview" inert aria-hidden="true">
      <AppProvider app={previewApp} lang={useLanguage()}>
        <Suspense>{children}</Suspense>
      </AppProvider>
    </div>
  )
}
