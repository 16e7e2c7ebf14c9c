import { toConfig } from '../config/config'
import type { Check } from './doctor/checks'
import type { Finding } from './doctor/finding'
import type { Command, CommandInput } from './lib/command'
import { jsonOption, print } from './lib/output'

/** Checks everything that a running service needs and prints how to fix problems. */
export const doctorCommand: Command = {
  usage: 'doctor',
  about: 'Check the configuration, database, secret, mail server, clock and public URL.',
  options: [jsonOption],
  async run(input) {
    const findings = await examine(input)
    const problems = findings.filter(({ problem }) => problem !== undefined).length
    const summary = problems > 0 ? `Problems: ${problems}.` : 'No problems found.'
    print(input, {
      json: { problems, findings },
      text: `${findings.map(toLine).join('')}\n${summary}\n`,
    })
    return problems > 0 ? 1 : 0
  },
}

async function examine({ config: input }: CommandInput): Promise<Finding[]> {
  try {
    const config = toConfig(input)
    const { checks } = await import('./doctor/checks')
    const findings: Finding[] = [{ name: 'configuration', fact: 'valid' }]
    for (const check of Object.values<Check>(checks)) {
      findings.push(...(await check(config, findings)))
    }
    return findings
  } catch (error) {
    return [{ name: 'configuration', problem: toText(error), advice: 'Correct these options.' }]
  }
}

function toText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function toLine({ name, fact, problem, advice }: Finding): string {
  if (problem === undefined) return `ok       ${name.padEnd(15)}${fact}\n`
  const lines = problem.replaceAll('\n', `\n${' '.repeat(24)}`)
  return `problem  ${name.padEnd(15)}${lines}\n${' '.repeat(24)}${advice}\n`
}
