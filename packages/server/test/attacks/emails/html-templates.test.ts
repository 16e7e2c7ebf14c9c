import { afterAll, beforeAll, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const script = '<script>alert(1)</script>'
const picture = '<img src="https://app.example/x" onerror="alert(1)">'

/** Each is a comment or a style sheet to the parser of the service, and a script to browsers. */
it.each([
  ['a comment that ends early', `<![CDATA[-->${script}]]>`],
  ['a comment that ends early, with an exclamation mark', `<![CDATA[--!>${script}]]>`],
  ['a style sheet in a list', `<select><style></select>${picture}</style></select>`],
  ['a style sheet in a list, in capitals', `<SELECT><STYLE></SELECT>${picture}</STYLE></SELECT>`],
  ['a style sheet with a script', `<select><style>${script}</style></select>`],
])('a template hides no script in %s', async (_, html) => {
  const path = { type: 'team_invitation' }
  const headers = as('admin')
  const body = { content: { html, text: 'x' } }
  const { status } = await service.send('PATCH /email-templates/:type', { headers, path, body })
  expect(status).toBe(400)
  const preview = await service.send('POST /internal/email-templates/:type/preview', {
    headers,
    path,
    body,
  })
  expect(preview.status).toBe(400)
})

it('a template may have the comments of mail programs, and selectors of children', async () => {
  const html =
    '<!--[if mso]><table><tr><td><![endif]--><style><!-- p > b { color: red } --></style><p>x</p><!--[if !mso]><!--><b>y</b><!--<![endif]-->'
  const { status, body } = await service.send('POST /internal/email-templates/:type/preview', {
    headers: as('admin'),
    path: { type: 'team_invitation' },
    body: { content: { html, text: 'x' } },
  })
  expect([status, body.html]).toEqual([200, html])
})
