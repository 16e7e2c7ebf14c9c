import { render } from '@react-email/components'
import { Action, Layout, Paragraph } from './layout'

interface VerificationMail {
  projectDisplayName: string
  userDisplayName: string | null
  link: string
}

/** The mail that asks a new user to prove their address. */
export async function renderVerificationMail({
  projectDisplayName,
  userDisplayName,
  link,
}: VerificationMail): Promise<{ subject: string; html: string; text: string }> {
  const greeting = userDisplayName ? `Hello ${userDisplayName},` : 'Hello,'
  const ask = `please confirm that this e-mail address belongs to your account at ${projectDisplayName}.`
  const closing = 'The link works for 7 days. If you did not ask for this mail, you can ignore it.'
  const html = await render(
    <Layout
      preview={`Confirm your e-mail address for ${projectDisplayName}`}
      title="Confirm your e-mail"
    >
      <Paragraph>
        {greeting} {ask}
      </Paragraph>
      <Action href={link} label="Confirm e-mail" />
      <Paragraph>{closing}</Paragraph>
    </Layout>,
  )
  return {
    subject: `Confirm your e-mail at ${projectDisplayName}`,
    html,
    text: `${greeting} ${ask}\n\n${link}\n\n${closing}\n`,
  }
}
