import { serve } from '@hono/node-server'
import { hash, verify } from '@node-rs/argon2'
import { Hono } from 'hono'
import { generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { openDatabase } from '../src/db/client'
import { toCrowdUserId } from '../test/crowd'

// The minimal server that the service is compared with. `/me` verifies an ES256 token and runs one
// indexed query; `/password` verifies an argon2id hash.

const { pool } = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: process.env.APP_DATA_DIR ?? '',
  onError: console.error,
})
const { privateKey, publicKey } = await generateKeyPair('ES256')
const token = await new SignJWT({})
  .setProtectedHeader({ alg: 'ES256' })
  .setSubject(toCrowdUserId(1))
  .setExpirationTime('1 day')
  .sign(privateKey)
const stored = await hash('correct horse', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

const app = new Hono()
app.get('/health', (context) => context.json({ status: 'ok' }))
app.get('/token', (context) => context.text(token))
app.get('/me', async (context) => {
  const { payload } = await jwtVerify(context.req.header('authorization') ?? '', publicKey)
  const { rows } = await pool.query('select * from users where id = $1', [payload.sub])
  return context.json(rows[0])
})
app.post('/password', async (context) => {
  const { password } = await context.req.json()
  return context.json({ matches: await verify(stored, password) })
})

const server = serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' })
process.on('SIGTERM', () => {
  server.close()
  process.exit()
})
