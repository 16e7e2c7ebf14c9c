import { useMessages } from '../i18n/use-messages'
import { Scope } from '../ui/scope'
import type { Failed } from './boundary'
import { FailedPage } from './page-boundary'
import { TitleLevelContext } from './title-level'

/** Shows an error of the whole app in its place. */
export function FailedApp(failed: Failed) {
  const { lang, dir } = useMessages()
  return (
    <Scope as="main" lang={lang} dir={dir} className="stack-page">
      <TitleLevelContext.Provider value={1}>
        <FailedPage {...failed} />
      </TitleLevelContext.Provider>
    </Scope>
  )
}
