import type { AdminDomainConfig } from '@app/core/admin'
import { useState } from 'react'
import { useConfigChange } from '../hooks/use-config-change'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { configNames } from '../settings/setting-names'
import { AddButton } from '../ui/add-button'
import { ConfirmedButton } from '../ui/confirmed-button'
import { SettingSwitch } from '../ui/setting-switch'
import { useAddition } from '../ui/use-addition'
import { DomainForm } from './domain-form'

/** Trusted domains of a project. */
export function DomainsPage() {
  const project = useProject()
  const { domains, allowLocalhost } = project.config
  const problems = project.useProductionModeErrors()
  const isFirst = domains.length === 0
  const addition = useAddition(isFirst)
  const [added, setAdded] = useState<string | null>(null)

  function finish(origin: string) {
    setAdded(origin)
    addition.close()
  }

  return (
    <Page
      title="Domains"
      lead="After signing in, and from links in emails, users return only to these domains."
      action={<AddButton addition={addition} label="Add domain" />}
    >
      <p role="status" className="visually-hidden">
        {added && `Added ${added}.`}
      </p>
      {addition.isOpen && (
        <DomainForm
          project={project}
          onAdd={finish}
          onCancel={isFirst ? undefined : addition.close}
        />
      )}
      {isFirst && !addition.isOpen && (
        <p className="card lead">
          No domains yet. Add the one of your app before its first users sign in.
        </p>
      )}
      {domains.length > 0 && (
        <ul className="card rows" aria-label="Domains">
          {domains.map((domain) => (
            <DomainRow
              key={domain.domain}
              domain={domain}
              problem={problems.find(({ message }) => message.endsWith(`: ${domain.domain}`))}
            />
          ))}
        </ul>
      )}
      <ul className="card rows">
        <SettingSwitch
          label={configNames.allowLocalhost.label}
          hint="Apps on localhost, at any port, may use this project. Turn it off for production."
          isOn={allowLocalhost}
          onChange={(isOn) => project.update({ config: { allowLocalhost: isOn } })}
        />
      </ul>
    </Page>
  )
}

interface DomainRowProps {
  domain: AdminDomainConfig
  /** Problem of the domain that prevents production mode. */
  problem: { message: string } | undefined
}

function DomainRow({ domain, problem }: DomainRowProps) {
  const changeConfig = useConfigChange()
  const remove = () =>
    changeConfig(({ domains }) => ({
      domains: domains.filter((other) => other.domain !== domain.domain),
    }))
  return (
    <li>
      <div>
        <p className="name">{domain.domain}</p>
        <p className="hint">
          Handler at <code>{domain.handlerPath}</code>
        </p>
        {problem && <p className="warning">{problem.message}</p>}
      </div>
      <ConfirmedButton
        label="Remove"
        object={domain.domain}
        question={`Remove ${domain.domain}?`}
        onConfirm={remove}
      >
        Users of the app at {domain.domain} can no longer sign in there.
      </ConfirmedButton>
    </li>
  )
}
