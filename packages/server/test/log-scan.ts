/** Fields and headers whose values are nobody else's business, in requests as in answers. */
const secretNames =
  /password|token|secret|_key$|-key$|^(code|otp|nonce|email|primary_email|polling_code|login_code|attempt_code|code_verifier|sealed)$/

/** What a log says of itself; left out, most lines are the same. */
const ownFields = ['time', 'ms', 'requestId']

/** Shorter ones are words that may stand anywhere. */
const shortest = 10

/**
 * Notes every secret that goes over the wire of a server, and finds those that it writes to its log.
 * So each test is one of the log, too.
 */
export function createLogScan() {
  const secrets = new Set<string>()

  function note(value: unknown, name = ''): void {
    if (typeof value === 'string') noteText(value, name)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      note(inner, Array.isArray(value) ? name : key)
    }
  }

  function noteText(text: string, name: string): void {
    // Codes travel in the links of mails and redirects.
    if (/^https?:/.test(text) && URL.canParse(text)) {
      for (const [key, value] of new URL(text).searchParams) note(value, key)
    } else if (secretNames.test(name) && isTelling(text)) {
      secrets.add(text)
    }
  }

  return {
    note,
    /** Secrets that lines of a log give away, and where. */
    find(log: readonly string[]): string[] {
      const lines = new Set(log.map(toComparable))
      const text = [...lines].join('\n')
      const leaked = [...secrets].filter((secret) => text.includes(secret))
      return leaked.map((secret) => {
        const line = [...lines].find((one) => one.includes(secret))
        return `${secret} in ${line}`
      })
    },
  }
}

/** Not a word like `password`, and not the name of an error. */
function isTelling(text: string): boolean {
  return text.length >= shortest && !/^[A-Z_]+$/.test(text)
}

/** A line without what is another each time: its moment, and ids. */
function toComparable(line: string): string {
  const fields = JSON.parse(line)
  for (const name of ownFields) delete fields[name]
  return JSON.stringify(fields).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
}
