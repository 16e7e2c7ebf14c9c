import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../i18n/use-messages'
import { Scope } from '../ui/scope'
import { FormSkeleton } from './card-skeleton'
import { PageBoundary } from './page-boundary'

/** Props of {@link FormFrame}. */
export interface FormFrameProps {
  /** Number of fields of its placeholder. */
  fields: number
  /** The form. */
  children: ReactNode
}

/** Frame of a form on an app's own page. */
export function FormFrame({ fields, children }: FormFrameProps) {
  const { lang, dir } = useMessages()
  return (
    <Scope lang={lang} dir={dir} className="stack-bare">
      <PageBoundary>
        <Suspense fallback={<FormSkeleton fields={fields} />}>{children}</Suspense>
      </PageBoundary>
    </Scope>
  )
}
