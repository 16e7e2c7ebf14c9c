import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'

const font =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

interface LayoutProps {
  /** What mail programs show beside the subject. */
  preview: string
  title: string
  children: ReactNode
}

/** The frame all our mails share: one quiet column that every mail program can show. */
export function Layout({ preview, title, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{ backgroundColor: '#f5f5f5', fontFamily: font, margin: 0, padding: '32px 16px' }}
      >
        <Container
          style={{ backgroundColor: '#ffffff', borderRadius: 8, maxWidth: 480, padding: 32 }}
        >
          <Heading
            as="h1"
            style={{ color: '#111111', fontSize: 20, lineHeight: '28px', margin: 0 }}
          >
            {title}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  )
}

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ color: '#333333', fontSize: 14, lineHeight: '20px', margin: '16px 0 0' }}>
      {children}
    </Text>
  )
}

/** The one thing to do, and its address in full for those who cannot press buttons in mails. */
export function Action({ href, label }: { href: string; label: string }) {
  return (
    <>
      <Button
        href={href}
        style={{
          backgroundColor: '#111111',
          borderRadius: 6,
          color: '#ffffff',
          fontSize: 14,
          fontWeight: 600,
          marginTop: 24,
          padding: '12px 20px',
          textDecoration: 'none',
        }}
      >
        {label}
      </Button>
      <Text style={{ color: '#666666', fontSize: 13, lineHeight: '18px', margin: '24px 0 0' }}>
        If the button does not work, copy this address into your browser:
        <br />
        <Link href={href} style={{ color: '#333333', wordBreak: 'break-all' }}>
          {href}
        </Link>
      </Text>
    </>
  )
}
