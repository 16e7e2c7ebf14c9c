const mebibyte = 1024 * 1024

/** A body of maximum cost, and its endpoint. */
export interface Body {
  name: string
  path: string
  body: string
  /** Whether the service may close the connection instead of reading all of it. @default false */
  isTooLarge?: boolean
}

/** Creates the largest bodies of several shapes, and some that are far too large. */
export function toBodies(): Body[] {
  const user = '/users'
  const picture = `data:image/png;base64,${'A'.repeat(999_000)}`
  const text = 'x'.repeat(262_000)
  const names = Array.from({ length: 9000 }, (_, index) => [`k${index.toString(36)}`, 0])
  const whole = {
    profile_image_url: picture,
    client_metadata: text,
    client_read_only_metadata: text,
    server_metadata: text,
  }
  const metadata = (json: string) => `{"server_metadata":${json}}`
  const repeat = (entry: string, count: number) => `[${Array(count).fill(entry).join()}]`
  return [
    { name: 'profile image and metadata', path: user, body: JSON.stringify(whole) },
    {
      name: 'not ASCII',
      path: user,
      body: metadata(`"${'漢'.repeat(262_000)}"`),
    },
    {
      name: 'escapes',
      path: user,
      body: metadata(`"${'\\u0301'.repeat(262_000)}"`),
    },
    { name: '19,990 objects', path: user, body: metadata(repeat('{}', 19_990)) },
    { name: '9,000 names', path: user, body: metadata(JSON.stringify(Object.fromEntries(names))) },
    { name: '9,000 unknown keys', path: user, body: JSON.stringify(Object.fromEntries(names)) },
    {
      name: '2 MiB of an image URL',
      path: user,
      body: JSON.stringify({ profile_image_url: `http://${'é.'.repeat(499_000)}` }),
    },
    {
      name: '16 MiB bomb',
      path: '/check-version',
      body: repeat('{}', Math.floor((16 * mebibyte) / 3) - 2),
      isTooLarge: true,
    },
    {
      name: '16 MiB bomb as a user',
      path: user,
      body: repeat('{}', Math.floor((16 * mebibyte) / 3) - 2),
      isTooLarge: true,
    },
  ]
}
