import type { Config } from '../../config/config'
import { isRandomLooking } from '../../config/secret-strength'
import type { Finding } from './finding'

/** Checks what is reachable from other machines. */
export async function checkExposure(config: Config): Promise<Finding[]> {
  const { production, devExpose, host, metrics, metricsToken } = config
  const name = 'exposure'
  if (production && config.secretFallbacks.some((one) => !isRandomLooking(one))) {
    return [
      {
        name,
        problem: 'A secret in APP_SECRET_FALLBACKS is weak.',
        advice: 'Run app-server rotate-secret and remove it.',
      },
    ]
  }
  if (production && metrics && metricsToken === undefined) {
    const problem = '/metrics has no token, so only this machine can read it.'
    return [{ name, problem, advice: 'Set APP_METRICS_TOKEN.' }]
  }
  if (production || !devExpose) return [{ name, fact: production ? 'production' : `${host} only` }]
  return [
    {
      name,
      problem: `Other machines can reach this development server, whose keys are published, at ${host}.`,
      advice: 'Set NODE_ENV=production, or remove APP_DEV_EXPOSE.',
    },
  ]
}
