import type { ComponentType } from 'react'
import { loadAccountTexts } from '../i18n/load-account-texts'
import type { MessageId } from '../i18n/messages/message-id'
import { Lazy, type LazyComponent, lazyWithMessages } from '../page/lazy'
import { SectionFrame, type SectionPlace } from './section-frame'

/** Everything the package knows about a section of the account settings before it is loaded. */
export interface SectionDefinition<Props extends object, Id extends string | null = string | null> {
  /** Fragment of the URL that opens the section; `null` for the section of a team, one for each. */
  id: Id
  /** Title in the list of sections. */
  title: MessageId
  /** The section itself, loaded on demand together with its messages. */
  component: LazyComponent<Props>
}

/**
 * Defines a section of the account settings, beside its component. The account settings, the exported
 * component and the command `eject` derive from the definition; the command reads its source, so
 * `load` imports the component directly.
 */
export function defineSection<Props extends object, Id extends string | null>({
  load,
  ...definition
}: Omit<SectionDefinition<Props, Id>, 'component'> & {
  load: () => Promise<ComponentType<Props>>
}): SectionDefinition<Props, Id> {
  return { ...definition, component: lazyWithMessages(load, loadAccountTexts) }
}

/** Props of {@link LazySection}. */
export interface LazySectionProps<Props extends object> extends SectionPlace {
  /** Definition of the section. */
  section: Pick<SectionDefinition<Props>, 'component'>
  /** Props of the section. */
  props: Props
}

/** Renders a section on an app's own page. Redirects signed-out visitors to sign in, then back. */
export function LazySection<Props extends object>({
  section,
  props,
  ...place
}: LazySectionProps<Props>) {
  return (
    <SectionFrame {...place}>
      <Lazy component={section.component} props={props} />
    </SectionFrame>
  )
}
