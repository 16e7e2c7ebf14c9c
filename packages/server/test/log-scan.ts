/** Fields and headers with secret values, in requests and responses. */
const secretNames =
  /password|token|secret|_key$|-key$|^(code|otp|nonce|email|primary_email|polling_code|login_code|attempt_code|code_verifier|sealed)$/

/** Fields that the log adds itself; without them most lines are the same. */
const ownFields = ['time', 'ms', 'requestId']

/** Shorter values are words that may appear anywhere. */
const shortest = 10

/**
 * Notes every secret that is sent to or from a server, and finds those that it writes to its log,
 * so each test also tests the log.
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
    // Codes are in the links of emails and redirects.
    if (/^https?:/.test(text) && URL.canParse(text)) {
      for (const [key, value] of new URL(text).searchParams) note(value, key)
    } else if (secretNames.test(name) && isTelling(text)) {
      secrets.add(text)
    }
  }

  return {
    note,
    /** Returns the secrets that a log contains, and where. */
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

/** Whether a value is neither a word like `password` nor the name of an error. */
function isTelling(text: string): boolean {
  return text.length >= shortest && !/^[A-Z_]+$/.test(text)
}

/** Returns a line without the parts that always differ: its time and ids. */
function toComparable(line: string): string {
  const fields = JSON.parse(line)
  for (const name of ownFields) delete fields[name]
  return JSON.stringify(fields).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
}
