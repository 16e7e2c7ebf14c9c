import { expect, inject, vi } from 'vitest'

interface Mail {
  to: string[]
  subject: string
  links: string[]
}

/** The newest mail to an address, from the service's development outbox. Waits for it. */
export async function findMail(to: string): Promise<Mail> {
  return vi.waitFor(async () => {
    const outbox = await fetch(`${inject('serviceUrl')}/dev/outbox.json`)
    const { items } = (await outbox.json()) as { items: Mail[] }
    const mail = items.find((item) => item.to.includes(to))
    if (!mail) throw expect.fail(`No mail to ${to} yet.`)
    return mail
  })
}

/** The code of the verification link somebody got. */
export async function findCode(to: string): Promise<string> {
  const { links } = await findMail(to)
  const [code] = links.flatMap((link) => new URL(link).searchParams.get('code') ?? [])
  if (!code) throw expect.fail(`The mail to ${to} has no link with a code.`)
  return code
}
