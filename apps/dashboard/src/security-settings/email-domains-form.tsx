import type { SecuritySettings } from '@app/core/admin'
import { useDraft } from '../hooks/use-draft'
import { useProject } from '../hooks/use-owner'
import { sections, securityNames } from '../settings/setting-names'
import { TextArea } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { changeList, toLines } from './change-list'
import { findDomainProblem } from './email-domain'

/** Lists of domains as text, one domain per line. */
interface Typed {
  allowed: string
  blocked: string
}

/** Form that sets the email domains that users may sign up with. */
export function EmailDomainsForm({ settings }: { settings: SecuritySettings }) {
  const { app } = useProject()
  const { allowedEmailDomains, blockedEmailDomains } = settings
  const draft = useDraft<Typed>(async ({ allowed, blocked }) => {
    // Lists are saved as a whole, and another owner may have changed them since this page opened.
    const current = await app.getSecuritySettings()
    await app.updateSecuritySettings({
      allowedEmailDomains: toList(allowed, allowedEmailDomains, current.allowedEmailDomains),
      blockedEmailDomains: toList(blocked, blockedEmailDomains, current.blockedEmailDomains),
    })
  })
  const saved = {
    allowed: allowedEmailDomains.join('\n'),
    blocked: blockedEmailDomains.join('\n'),
  }
  return (
    <form className="card form" onSubmit={draft.submit} aria-labelledby="email-domains">
      <div>
        <h2 id="email-domains">{sections.emailDomains.title}</h2>
        <p className="hint">
          One per line, such as example.com, or *.example.com for its subdomains. Users who have an
          account keep it.
        </p>
      </div>
      <div className="fields">
        <TextArea
          label={securityNames.allowedEmailDomains.label}
          hint="Empty: all domains."
          value={draft.typed.allowed ?? saved.allowed}
          onChange={(allowed) => draft.change({ allowed })}
          validate={findDomainProblem}
          rows={4}
        />
        <TextArea
          label={securityNames.blockedEmailDomains.label}
          hint="Also refused if they are allowed."
          value={draft.typed.blocked ?? saved.blocked}
          onChange={(blocked) => draft.change({ blocked })}
          validate={findDomainProblem}
          rows={4}
        />
      </div>
      <FormActions
        action={draft.action}
        label="Save domains"
        isSaved={draft.isSaved}
        isChanged={draft.differsFrom(saved)}
      />
    </form>
  )
}

/** Returns the list to save; `undefined` if it was not edited. */
function toList(
  typed: string | undefined,
  shown: readonly string[],
  current: readonly string[],
): string[] | undefined {
  return typed === undefined ? undefined : changeList(current, shown, toLines(typed))
}
