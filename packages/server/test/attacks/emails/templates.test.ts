import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestService, type TestService } from '../../test-service'
import { startEmailProject, toContent } from './mail-project'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const nest = (depth: number, inside: string): string =>
  depth === 0 ? inside : `{{#each @root}}${nest(depth - 1, inside)}{{/each}}`

const refused: [string, string][] = [
  ['loops over all variables', nest(12, 'x')],
  ['lines in the log', '{{log "forged" level="error"}}'],
  ['lookups', '{{lookup this "constructor"}}'],
  ['paths', '{{this.constructor}}'],
  ['partials', '{{> other}}'],
  ['inline partials', '{{#*inline "a"}}{{/inline}}'],
  ['decorators', '{{* log}}'],
  ['unknown variables', '{{constructor}}'],
  ['helpers of its own', '{{shout otp}}'],
  ['data variables', '{{@root}}'],
  ['an unclosed condition', '{{#if otp}}'],
  ['an unclosed tag', 'Hello {{otp'],
  ['an end without a beginning', '{{/if}}'],
  ['a backslash before a tag', 'Hello \\{{otp}}'],
  ['two backslashes before a condition', '\\\\{{#if otp}}1{{/if}}'],
  ['two alternatives', '{{#if otp}}1{{else}}2{{else}}3{{/if}}'],
]

describe('M7: templates can stop the process, and reach more than their variables', () => {
  it.each(refused)('refuses %s when a template is saved', async (_, source) => {
    const { change } = await startEmailProject(service)
    const asSubject = await change('magic_link', { subject: source })
    expect([asSubject.status, asSubject.body]).toEqual([400, expect.stringMatching(/^\S.+\.|:/)])
    const asText = await change('magic_link', { content: toContent(source) })
    expect(asText.status).toBe(400)
  })

  it('refuses templates that are too long, too deep, or become too long', async () => {
    const { change } = await startEmailProject(service)
    const deep: Record<string, object> = {
      root: { type: 'EmailLayout', data: { childrenIds: ['0'] } },
    }
    for (let level = 0; level < 5000; level += 1) {
      deep[level] = { type: 'Container', data: { props: { childrenIds: [String(level + 1)] } } }
    }
    deep[5000] = { type: 'Divider', data: {} }
    for (const body of [
      { subject: 'a'.repeat(1001) },
      { content: toContent('a'.repeat(20_001)) },
      { content: toContent('{{magicLink}}'.repeat(1000)) },
      { content: toContent('\n'.repeat(1001)) },
      { content: deep },
    ]) {
      expect((await change('magic_link', body)).status).toBe(400)
    }
  })

  it('lists only some of the problems of a document', async () => {
    const { change } = await startEmailProject(service)
    const blocks = Array.from({ length: 2000 }, (_, index) => [
      `block-${index}`,
      { type: 'Nothing' },
    ])
    const { status, body } = await change('magic_link', { content: Object.fromEntries(blocks) })
    expect([status, body.length < 8000]).toEqual([400, true])
    expect(body).toMatch(/not a valid block document: .+; 1980 more$/)
  })

  it.each([
    ['<p>{{ magicLink }}</p>', 'The content must be { html, text } or a block document.'],
    [['<p>'], /not a valid block document: Invalid input: expected record, received array$/],
  ])('says what a template is for %j', async (content, problem) => {
    const { change } = await startEmailProject(service)
    const { status, body } = await change('magic_link', { content })
    expect(status).toBe(400)
    expect(body).toMatch(problem)
  })

  it('accepts conditions and variables', async () => {
    const { change, invite } = await startEmailProject(service)
    const subject =
      '{{! a comment }}{{#if userDisplayName}}no{{else}}{{#unless inviterDisplayName}}Join {{{ teamDisplayName }}}{{/unless}}{{/if}}'
    expect((await change('team_invitation', { subject })).status).toBe(200)
    expect((await invite('Crew')).subject).toBe('Join Crew')
  })
})
