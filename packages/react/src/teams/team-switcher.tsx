import { type CurrentUser, navigate, type Team } from '@app/core'
import { Suspense, useEffect, useRef } from 'react'
import { useApp } from '../hooks/use-app'
import { preloadProject, useProject } from '../hooks/use-project'
import { useUser } from '../hooks/use-user'
import { useMessages, useTexts } from '../i18n/use-messages'
import { useHydrated } from '../lib/use-hydrated'
import { useThrow } from '../lib/use-throw'
import { useMenuButton } from '../menu/use-menu-button'
import { Lazy, lazyWithMessages } from '../page/lazy'
import { LoadingStatus } from '../page/loading-status'
import { PageBoundary } from '../page/page-boundary'
import { Icon } from '../ui/icon'
import { Scope } from '../ui/scope'
import { TeamIcon } from './team-icon'

/** Props of {@link SelectedTeamSwitcher}. */
export interface SelectedTeamSwitcherProps {
  /** Returns the URL of the app's page for a team, which opens when it is selected. */
  urlMap?: ((team: Team) => string) | undefined
  /** Team of the page, which becomes the selected one. @default the selected team */
  selectedTeam?: Team | undefined
  /** Does not change the selected team of the user. @default false */
  noUpdateSelectedTeam?: boolean | undefined
}

/** A button with the selected team and a menu to select another one. */
export function SelectedTeamSwitcher(props: SelectedTeamSwitcherProps) {
  const { lang, dir } = useMessages()
  const isHydrated = useHydrated()
  const placeholder = <TeamSwitcherSkeleton />
  return (
    <Scope lang={lang} dir={dir} className="stack-switcher">
      {isHydrated ? (
        <PageBoundary>
          <Suspense fallback={placeholder}>
            <Known {...props} />
          </Suspense>
        </PageBoundary>
      ) : (
        placeholder
      )}
    </Scope>
  )
}

function TeamSwitcherSkeleton() {
  return (
    <span className="stack-skeleton stack-skeleton--control" aria-busy="true">
      <LoadingStatus />
    </span>
  )
}

function Known(props: SelectedTeamSwitcherProps) {
  preloadProject(useApp())
  const user = useUser()
  useTexts()
  return user ? <Member {...props} user={user} /> : <Switcher teams={[]} current={null} />
}

function Member(props: SelectedTeamSwitcherProps & { user: CurrentUser }) {
  const { user, urlMap, selectedTeam, noUpdateSelectedTeam = false } = props
  const app = useApp()
  const teams = user.useTeams()
  const { config } = useProject()
  // The team of the page takes precedence over the one selected before.
  const chosenId = selectedTeam?.id ?? user.selectedTeam?.id
  const current = teams.find(({ id }) => id === chosenId) ?? selectedTeam ?? null
  const wantedId = noUpdateSelectedTeam ? undefined : selectedTeam?.id
  useRememberedTeam(user, wantedId)

  async function choose(team: Team) {
    if (!noUpdateSelectedTeam) await user.setSelectedTeam(team)
    if (urlMap) await navigate(app, urlMap(team))
  }

  return (
    <Switcher
      teams={teams}
      current={current}
      choose={choose}
      canCreate={config.clientTeamCreationEnabled}
    />
  )
}

/** Selects the team of a page, once for each team. */
function useRememberedTeam(user: CurrentUser, wantedId: string | undefined): void {
  const throwError = useThrow()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (wantedId === undefined || asked.current === wantedId) return
    asked.current = wantedId
    if (user.selectedTeam?.id !== wantedId) user.setSelectedTeam({ id: wantedId }).catch(throwError)
  }, [user, wantedId, throwError])
}

interface SwitcherProps {
  teams: Team[]
  current: Team | null
  choose?: (team: Team) => Promise<void>
  canCreate?: boolean
}

const lazyMenu = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./team-menu')).TeamMenu,
)

function Switcher({ current, ...menuProps }: SwitcherProps) {
  const { teams } = menuProps
  const { t } = useMessages()
  const { button, menu, hasOpened } = useMenuButton(lazyMenu)
  return (
    <>
      <button {...button} className="stack-switcher__button">
        <span className="stack-visually-hidden">{t('teamSwitcher.label')}</span>{' '}
        {current && <TeamIcon team={current} />}
        <span className="stack-switcher__name">
          {current
            ? current.displayName
            : t(teams.length > 0 ? 'teamSwitcher.none' : 'teamSwitcher.empty')}
        </span>
        <ChevronsIcon />
      </button>
      {hasOpened && <Lazy component={lazyMenu} props={{ ...menuProps, ...menu, current }} />}
    </>
  )
}

/** A select box, from Lucide (ISC License). */
function ChevronsIcon() {
  return (
    <Icon>
      <path d="m7 15 5 5 5-5M7 9l5-5 5 5" />
    </Icon>
  )
}
