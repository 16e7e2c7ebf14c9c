import { passwordLength } from '@app/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Many more than the 3,000 of OWASP ASVS 5.0 V6.2.4, in less than 100 kB. */
const count = 10_000

/** Shorter ones are refused anyway. */
const { min: minLength } = passwordLength

const notice = `/*!
 * The ${count.toLocaleString('en-US')} commonest passwords of at least ${minLength} characters, from @zxcvbn-ts/language-common (MIT License).
 * Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice
 * and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS
 * PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
 * MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT
 * HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
 * ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */`

/**
 * Creates the file `list.ts`: lower-case passwords, most common first, separated by spaces or line
 * breaks.
 */
export function makeList(): string {
  const passwords = dictionary['passwords-common']
    .filter((password) => password.length >= minLength && /^[!-~]+$/.test(password))
    .slice(0, count)
  const lines = (passwords.join(' ').match(/.{1,110}(?: |$)/g) ?? []).map((line) => line.trimEnd())
  const text = lines.join('\n').replace(/[\\`$]/g, '\\$&')
  return `${notice}\n// biome-ignore format: one word after the other\nexport const commonPasswords = \`\n${text}\n\`\n`
}
