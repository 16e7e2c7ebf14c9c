import type { Config } from '../../config/config'
import { isRandomLooking } from '../../config/secret-strength'
import type { Finding } from './finding'

/** Says what others than the operator may reach. */
export async function checkExposure(config: Config): Promise<Finding[]> {
  const { production, devExpose, host, metrics, metricsToken } = config
  const name = 'exposure'
  if (production && config.secretFallbacks.some((one) => !isRandomLooking(one))) {
    return [
      {
        name,
        problem: 'A secret of APP_SECRET_FALLBACKS can be guessed.',
        advice: 'Run app-server rotate-secret, and remove it.',
      },
    ]
  }
  if (production && metrics && metricsToken === undefined) {
    const problem = '/metrics has no token, so only this machine may read it.'
    return [{ name, problem, advice: 'Set APP_METRICS_TOKEN.' }]
  }
  if (production || !devExpose) return [{ name, fact: production ? 'production' : `${host} only` }]
  return [
    {
      name,
      problem: `Development mode, whose keys are published, is open to other machines at ${host}.`,
      advice: 'Set NODE_ENV=production, or take APP_DEV_EXPOSE away.',
    },
  ]
}
