/** URL of the service. */
export const serviceUrl = import.meta.env.VITE_SERVICE_URL ?? 'http://localhost:8102'
