import type { CurrentUser } from '@app/core'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { preloadRead } from '../hooks/preload-read'
import { useApp } from '../hooks/use-app'
import { preloadProject } from '../hooks/use-project'
import { useUser } from '../hooks/use-user'
import { useMessages } from '../i18n/use-messages'
import { useHash } from '../location/use-hash'
import { Lazy, type LazyComponent } from '../page/lazy'
import { PageBoundary } from '../page/page-boundary'
import type { PageProps } from '../page/page-props'
import { BelowTitle, useTitleTag } from '../page/title-level'
import { ArrivalContext, Section } from '../settings/section'
import {
  AccountIcon,
  BackIcon,
  ProfileIcon,
  ScreenIcon,
  ShieldIcon,
} from '../settings/section-icons'
import { SectionLink } from '../settings/section-link'
import { SettingsPage } from '../settings/settings-page'
import { SectionSkeleton } from '../settings/settings-skeleton'
import type { TeamSectionProps } from '../teams/team'
import { teamSection } from '../teams/team.section'
import { teamCreationSection } from '../teams/team-creation.section'
import { TeamLinks } from '../teams/team-links'
import { useParts } from '../theme/parts'
import { EmailAddress } from '../users/email-address'
import { UserAvatar } from '../users/user-avatar'
import { accountSection } from './account.section'
import { PasskeyReminder } from './passkey-reminder'
import { profileSection } from './profile.section'
import { sessionsSection } from './sessions.section'
import { authSection } from './sign-in/auth.section'
import { VerificationReminder } from './verification-reminder'

/** URL of the list of sections. */
const listAddress = '#'

/** An app's own section of the account settings. */
export interface AccountSettingsItem {
  /**
   * Fragment of the URL that opens it. The id of a built-in section (`profile`, `auth`, `sessions`,
   * `settings`, `team-creation`) replaces that section; its content then includes the title.
   */
  id: string
  /** Title in the list of sections, and above the content of an additional one. */
  title: string
  /** Icon before the title in the list. */
  icon?: ReactNode
  /** Content of the section. */
  content: ReactNode
}

/** Props of {@link AccountSettingsPage}. */
export interface AccountSettingsProps extends PageProps {
  /** Additional sections, and replacements of built-in ones by id. @default none */
  extraItems?: AccountSettingsItem[] | undefined
}

/** The account settings: a list of sections and the one that the URL names. */
export function AccountSettingsPage({ fullPage = false, extraItems = [] }: AccountSettingsProps) {
  return (
    <SettingsPage fullPage={fullPage}>
      <Content extraItems={extraItems} />
    </SettingsPage>
  )
}

interface SectionEntry {
  id: string
  title: string
  icon?: ReactNode
  component?: LazyComponent<object>
  content?: ReactNode
  /** Whether the content includes its title. */
  isWhole?: boolean
}

function Content({ extraItems }: { extraItems: AccountSettingsItem[] }) {
  const app = useApp()
  const { t, language } = useMessages()
  const hash = useHash() ?? ''
  const ours = [profileSection, authSection, sessionsSection, accountSection, teamCreationSection]
  const entries = ours.map(({ id, title, component }) => ({
    id,
    title: t(title),
    icon: icons[id],
    component,
  }))
  const sections = withItems(entries, extraItems)
  // The link to create a team is listed with the teams.
  const listed = sections.filter(({ id }) => id !== teamCreationSection.id)
  const section = sections.find(({ id }) => id === hash) ?? findTeamSection(hash) ?? listed[0]
  // Load the user, the project and the section in parallel.
  preloadProject(app)
  void section?.component?.(language)
  const user = useUser({ or: 'redirect' })
  preloadRead(user, 'listTeams')
  return <SettingsContent user={user} listed={listed} section={section} hash={hash} />
}

/** Icons of the built-in sections by id. */
const icons: Record<string, ReactNode> = {
  profile: <ProfileIcon />,
  auth: <ShieldIcon />,
  sessions: <ScreenIcon />,
  settings: <AccountIcon />,
}

/** Replaces built-in sections by the app's own with the same id and appends the others. */
function withItems(ours: SectionEntry[], items: AccountSettingsItem[]): SectionEntry[] {
  const own = new Map(items.map((item) => [item.id, item]))
  const kept = ours.map((entry) => {
    const item = own.get(entry.id)
    own.delete(entry.id)
    return item ? { icon: entry.icon, ...item, isWhole: true } : entry
  })
  return [...kept, ...own.values()]
}

interface TeamSectionEntry {
  id: string
  title?: undefined
  component: LazyComponent<TeamSectionProps>
  teamId: string
}

/** Section of a team, which renders its own title. */
function findTeamSection(hash: string): TeamSectionEntry | null {
  if (!hash.startsWith('team-')) return null
  return { id: hash, teamId: hash.slice('team-'.length), component: teamSection.component }
}

interface SettingsContentProps {
  user: CurrentUser
  listed: SectionEntry[]
  section: SectionEntry | TeamSectionEntry | undefined
  hash: string
}

function SettingsContent({ user, listed, section, hash }: SettingsContentProps) {
  const { t } = useMessages()
  const Title = useTitleTag()
  const { classOf } = useParts()
  const { arrival, nav, content } = useArrival(hash)

  return (
    <div className="stack-settings" data-stack-view={hash === '' ? 'list' : 'section'}>
      <Title className={classOf('title', 'stack-title stack-settings__title')}>
        {t('userButton.settings')}
      </Title>
      {section === listed[0] && <VerificationReminder user={user} />}
      <nav ref={nav} className="stack-settings__nav" aria-label={t('settings.sections')}>
        <UserSummary user={user} />
        <ul>
          {listed.map(({ id, title, icon }) => (
            <SectionLink key={id} id={id} title={title} icon={icon} current={section?.id} />
          ))}
        </ul>
        <Suspense fallback={null}>
          <TeamLinks user={user} current={section?.id} />
        </Suspense>
        {section?.id !== authSection.id && (
          <Suspense fallback={null}>
            <PasskeyReminder user={user} sectionId={authSection.id} />
          </Suspense>
        )}
      </nav>
      <div ref={content} className="stack-settings__content">
        <a className={classOf('link', 'stack-link stack-settings__back')} href={listAddress}>
          <BackIcon />
          {t('settings.back')}
        </a>
        {section && (
          <ArrivalContext.Provider value={arrival}>
            <BelowTitle>
              <PageBoundary key={section.id}>
                <Suspense fallback={<SectionSkeleton />}>{renderSection(section)}</Suspense>
              </PageBoundary>
            </BelowTitle>
          </ArrivalContext.Provider>
        )}
      </div>
    </div>
  )
}

/** Picture, name and address of the user whose settings these are. */
function UserSummary({ user }: { user: CurrentUser }) {
  const { displayName, primaryEmail } = user
  if (!displayName && !primaryEmail) return null
  return (
    <div className="stack-person stack-settings__person">
      <span aria-hidden="true">
        <UserAvatar user={user} size={40} />
      </span>
      <div>
        {displayName && <p className="stack-setting__label">{displayName}</p>}
        {primaryEmail && (
          <p className="stack-text">
            <EmailAddress email={primaryEmail} />
          </p>
        )}
      </div>
    </div>
  )
}

function renderSection(section: SectionEntry | TeamSectionEntry): ReactNode {
  if (section.title === undefined) {
    return <Lazy component={section.component} props={{ teamId: section.teamId }} />
  }
  if (section.component) return <Lazy component={section.component} props={{}} />
  if (section.isWhole) return section.content
  return <Section title={section.title}>{section.content}</Section>
}

/**
 * Moves the focus: to the title of the opened section or, back in the list on small screens, to the
 * link of the section that was left.
 */
function useArrival(hash: string) {
  const arrival = useRef(false)
  const nav = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(hash)

  useEffect(() => {
    if (shown.current === hash) return
    const left = shown.current
    shown.current = hash
    const target =
      hash === ''
        ? nav.current?.querySelector<HTMLElement>(`[href="#${left}"]`)
        : content.current?.querySelector<HTMLElement>('.stack-title')
    target?.focus()
    // Not rendered yet: the title takes the focus when it mounts.
    arrival.current = !target
  }, [hash])

  return { arrival, nav, content }
}
