import { expect, it, vi } from 'vitest'
import { createJar } from '../cookie-jar'
import { demo } from '../harness'
import { accessToken } from '../tokens'

// As after a deployment that replaced the files, or on an offline device.
vi.mock('../../src/app/user-chunk', () => {
  throw new Error('no such file')
})

const { ClientApp, NetworkError } = await import('../../src/index')

const refreshCookie = `stack-refresh-${demo.projectId}`

function open(access: string) {
  const pair = encodeURIComponent(JSON.stringify(['r', access]))
  const jar = createJar(`${refreshCookie}=r; stack-access=${pair}`)
  const fetch = vi.fn(async () => Response.json({}))
  const { projectId, publishableClientKey } = demo
  const keys = { projectId, publishableClientKey, baseUrl: 'http://localhost:8102' }
  const app = new ClientApp({ ...keys, tokenStore: 'cookie', cookieJar: jar, fetch })
  return { app, jar, fetch }
}

it('signs out on this device even if the chunk cannot be loaded', async () => {
  const { app, jar } = open('a.b.c')
  const leaving = app.signOut()
  expect(jar.cookie).toBe('')
  await expect(leaving).rejects.toBeInstanceOf(NetworkError)
})

it('keeps the sign-in if the chunk for refreshing cannot be loaded', async () => {
  const { app, jar, fetch } = open(accessToken({ iat: 0, exp: 1 }))
  await expect(app.getUser()).rejects.toBeInstanceOf(NetworkError)
  expect(jar.get(refreshCookie)).toBe('r')
  expect(fetch).not.toHaveBeenCalled()
})
