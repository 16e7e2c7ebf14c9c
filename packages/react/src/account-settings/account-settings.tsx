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
import { SectionLink } from '../settings/section-link'
import { SettingsPage } from '../settings/settings-page'
import { SectionSkeleton } from '../settings/settings-skeleton'
import type { TeamSectionProps } from '../teams/team'
import { TeamLinks } from '../teams/team-links'
import { useParts } from '../theme/parts'
import {
  accountCode,
  authCode,
  profileCode,
  sessionsCode,
  teamCode,
  teamCreationCode,
} from './code'

/** The list of sections is where no section is named. */
const listAddress = '#'

/** A section of the account settings of the app's own. */
export interface AccountSettingsItem {
  /**
   * Its address: what stands after `#`. With that of a section of ours (`profile`, `auth`, `sessions`,
   * `settings`, `team-creation`) it takes its place, and brings a title of its own.
   */
  id: string
  /** Title in the list of sections, and above the content of an additional one. */
  title: string
  /** Stands before the title in the list. */
  icon?: ReactNode
  content: ReactNode
}

/** Props of {@link AccountSettings}. */
export interface AccountSettingsProps extends PageProps {
  extraItems?: AccountSettingsItem[]
}

/** Where people look after their account: a list of sections, and the one the address names. */
export function AccountSettings({ fullPage = false, extraItems = [] }: AccountSettingsProps) {
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
  code?: LazyComponent<object>
  content?: ReactNode
  /** Its content has a title. */
  isWhole?: boolean
}

function Content({ extraItems }: Required<Pick<AccountSettingsProps, 'extraItems'>>) {
  const app = useApp()
  const { t, language } = useMessages()
  const hash = useHash() ?? ''
  const ours: SectionEntry[] = [
    { id: 'profile', title: t('settings.profile'), code: profileCode },
    { id: 'auth', title: t('settings.auth'), code: authCode },
    { id: 'sessions', title: t('settings.sessions'), code: sessionsCode },
    { id: 'settings', title: t('settings.account'), code: accountCode },
  ]
  const creation = { id: 'team-creation', title: t('settings.createTeam'), code: teamCreationCode }
  const sections = withItems([...ours, creation], extraItems)
  // The way to a new team stands with the teams.
  const listed = sections.filter(({ id }) => id !== creation.id)
  const section = sections.find(({ id }) => id === hash) ?? findTeamSection(hash) ?? listed[0]
  // All of it at the same time: who is here, the project, and the code of the section.
  preloadProject(app)
  void section?.code?.(language)
  const user = useUser({ or: 'redirect' })
  preloadRead(user, 'listTeams')
  return <Frame user={user} listed={listed} section={section} hash={hash} />
}

/** Sections of the app's own take the place of ours, or stand behind them. */
function withItems(ours: SectionEntry[], items: AccountSettingsItem[]): SectionEntry[] {
  const own = new Map(items.map((item) => [item.id, item]))
  const kept = ours.map((entry) => {
    const item = own.get(entry.id)
    own.delete(entry.id)
    return item ? { ...item, isWhole: true } : entry
  })
  return [...kept, ...own.values()]
}

interface TeamSectionEntry {
  id: string
  title?: undefined
  code: LazyComponent<TeamSectionProps>
  teamId: string
}

/** The section of a team names itself. */
function findTeamSection(hash: string): TeamSectionEntry | null {
  if (!hash.startsWith('team-')) return null
  return { id: hash, teamId: hash.slice('team-'.length), code: teamCode }
}

interface FrameProps {
  user: CurrentUser
  listed: SectionEntry[]
  section: SectionEntry | TeamSectionEntry | undefined
  hash: string
}

function Frame({ user, listed, section, hash }: FrameProps) {
  const { t } = useMessages()
  const Title = useTitleTag()
  const { classOf } = useParts()
  const { arrival, nav, content } = useArrival(hash)

  return (
    <div className="stack-settings" data-stack-view={hash === '' ? 'list' : 'section'}>
      <Title className={classOf('title', 'stack-title stack-settings__title')}>
        {t('settings.title')}
      </Title>
      <nav ref={nav} className="stack-settings__nav" aria-label={t('settings.sections')}>
        <ul>
          {listed.map(({ id, title, icon }) => (
            <SectionLink key={id} id={id} title={title} icon={icon} current={section?.id} />
          ))}
        </ul>
        <Suspense fallback={null}>
          <TeamLinks user={user} current={section?.id} />
        </Suspense>
      </nav>
      <div ref={content} className="stack-settings__content">
        <a className="stack-link stack-settings__back" href={listAddress}>
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

function renderSection(section: SectionEntry | TeamSectionEntry): ReactNode {
  if (section.title === undefined) {
    return <Lazy code={section.code} props={{ teamId: section.teamId }} />
  }
  if (section.code) return <Lazy code={section.code} props={{}} />
  if (section.isWhole) return section.content
  return <Section title={section.title}>{section.content}</Section>
}

/**
 * Takes the focus along: to the title of the section a link led to; back in the list of small
 * screens, to the link of the section that was left.
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
    // Not there yet: it takes the focus when it comes.
    arrival.current = !target
  }, [hash])

  return { arrival, nav, content }
}
