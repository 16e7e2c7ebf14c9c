import { forwardRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages'
import { useParts } from '../../theme/parts'
import { CheckField } from '../../ui/check-field'

/** Props of {@link TermsBox}. */
export interface TermsBoxProps {
  /** Problem of a box that is not checked. */
  error?: ReactNode
  /** Id of an additional description. */
  describedBy?: string
  /** Called when it is checked or unchecked. */
  onChange?: () => void
}

/** Checkbox to agree to the legal documents of the app, which it links to. */
export const TermsBox = /* @__PURE__ */ forwardRef<HTMLInputElement, TermsBoxProps>(
  function TermsBox(props, ref) {
    const { t } = useMessages()
    const { appearance } = useParts()
    const terms = { name: t('legal.terms'), href: appearance.terms }
    const privacy = { name: t('legal.privacy'), href: appearance.privacy }
    const text = privacy.href
      ? t('terms.agreeBoth', { terms: terms.name, privacy: privacy.name })
      : t('terms.agree', { terms: terms.name })
    const label = [text].flatMap((part) => toLinked(part, terms))
    return (
      <CheckField
        {...props}
        ref={ref}
        name="terms"
        required
        label={label.flatMap((part) => toLinked(part, privacy))}
      />
    )
  },
)

/** Replaces the name of a document in a text by a link to it. A message of the app may leave it out. */
function toLinked(
  part: ReactNode,
  { name, href }: { name: string; href: string | undefined },
): ReactNode[] {
  const [before, after] = typeof part === 'string' ? part.split(name) : []
  if (!href || after === undefined) return [part]
  return [
    before,
    // In its own tab, so that nothing typed is lost.
    <a key={name} className="stack-link" href={href} target="_blank" rel="noreferrer">
      {name}
    </a>,
    after,
  ]
}
