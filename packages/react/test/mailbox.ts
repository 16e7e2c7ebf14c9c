import { expect, inject, vi } from 'vitest'

interface Mail {
  to: string[]
  subject: string
  text: string
  links: string[]
}

/** Waits for an email to an address in the development outbox, and returns the newest. */
export async function findMail(to: string, about = /./): Promise<Mail> {
  const url = `${inject('serviceUrl')}/dev/outbox.json?to=${encodeURIComponent(to)}`
  const look = async () => {
    const outbox = await fetch(url)
    const { items } = (await outbox.json()) as { items: Mail[] }
    const mail = items.find((item) => item.to.includes(to) && about.test(item.subject))
    if (!mail) throw expect.fail(`No mail to ${to} yet.`)
    return mail
  }
  // The first email of a service takes a while: it loads the renderer.
  return vi.waitFor(look, { timeout: 300_000 })
}

/** The code of the link in an email. */
export async function findCode(to: string, about?: RegExp): Promise<string> {
  const { links } = await findMail(to, about)
  const [code] = links.flatMap((link) => new URL(link).searchParams.get('code') ?? [])
  if (!code) throw expect.fail(`The mail to ${to} has no link with a code.`)
  return code
}

/** The six characters of an email code. */
export async function findTypedCode(to: string): Promise<string> {
  const { text } = await findMail(to, /your code is/i)
  return /^[0-9A-Z]{6}$/m.exec(text)?.[0] ?? ''
}
