import { expect, it } from 'vitest'
import { startServerForTest } from '../harness'

const get = async (path: string, options?: Parameters<typeof startServerForTest>[0]) => {
  const { server } = await startServerForTest(options)
  const response = await server.fetch(new Request(`http://localhost:8102${path}`))
  return [response.status, await response.text()] as const
}

it('names the paths at the root', async () => {
  const [status, text] = await get('/')
  expect(status).toBe(200)
  for (const path of ['/api/v1/openapi.json', '/health', '/ready', '/dev/outbox']) {
    expect(text).toContain(path)
  }
})

it('names no development pages in production', async () => {
  const [status, text] = await get('/', {
    production: true,
    secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
    url: 'https://auth.example.com',
  })
  expect(status).toBe(200)
  expect(text).not.toContain('/dev/')
})

it('responds with 404 to other paths', async () => {
  expect(await get('/nothing')).toEqual([404, 'There is nothing at /nothing.'])
})
