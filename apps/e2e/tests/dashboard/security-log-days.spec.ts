import { listViolations } from '../../fixtures/axe'
import { expect, openArea, test } from '../../fixtures/dashboard'
import { eventsOf, replaceEvents } from '../../fixtures/security-log'

test.describe('in New York', () => {
  // Four or five hours behind the times of the service.
  test.use({ timezoneId: 'America/New_York' })

  test('events are grouped by the day of the viewer, also near midnight', async ({
    page,
    openProject,
  }) => {
    await openProject('Lightship')
    // The clocks went back on November 1, a day of 25 hours.
    await page.clock.setFixedTime('2026-11-02T12:00:00-05:00')
    await replaceEvents(page, [
      { type: 'session.created', at: '2026-11-02T00:00:00-05:00' },
      { type: 'session.ended', at: '2026-11-01T23:59:59-05:00' },
      { type: 'password.set', at: '2026-11-01T00:00:00-04:00' },
      { type: 'user.banned', at: '2026-10-31T23:59:00-04:00' },
      { type: 'user.unbanned', at: '2025-12-31T23:30:00-05:00' },
    ])
    await openArea(page, 'Security log')
    const table = page.getByRole('table', { name: 'Events, newest first' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Event',
      'User',
      'Actor',
      'Time',
      'Details',
    ])
    await expect(table.getByRole('heading', { level: 2 })).toHaveText([
      'Today Monday, November 2',
      'Yesterday Sunday, November 1',
      'Saturday, October 31',
      'Wednesday, December 31, 2025',
    ])
    const eventsOfDay = (name: RegExp) =>
      table
        .getByRole('rowgroup', { name })
        .getByRole('row')
        .filter({ has: page.getByRole('button') })
    await expect(eventsOfDay(/^Today/)).toContainText([/Signed in.*12:00 AM/])
    await expect(eventsOfDay(/^Yesterday/)).toContainText([
      /Signed out.*11:59 PM/,
      /Password set.*12:00 AM/,
    ])
    await expect(eventsOfDay(/October 31/)).toContainText([/User banned.*11:59 PM/])
    expect(await listViolations(page)).toEqual([])

    // The days that the fields choose are those of the headings.
    const request = page.waitForRequest(/security-events\?.*until_millis=/)
    await page.getByLabel('To', { exact: true }).fill('2026-11-01')
    const until = new URL((await request).url()).searchParams.get('until_millis')
    expect(Number(until)).toBe(Date.parse('2026-11-02T00:00:00-05:00'))
  })

  test('today becomes yesterday at midnight while the page is open', async ({
    page,
    openProject,
  }) => {
    await openProject('Nightjar')
    await page.clock.install({ time: '2026-11-02T23:59:00-05:00' })
    await replaceEvents(page, [{ type: 'session.created', at: '2026-11-02T09:00:00-05:00' }])
    await openArea(page, 'Security log')
    await expect(page.getByRole('heading', { name: 'Today Monday' })).toBeVisible()
    await page.clock.runFor(61_000)
    await expect(page.getByRole('heading', { name: 'Yesterday Monday' })).toBeVisible()
  })
})

test('changed settings have the names of their pages, and none is cut off', async ({
  page,
  openProject,
}) => {
  await openProject('Harbor')
  await replaceEvents(page, [
    {
      type: 'project.changed',
      at: new Date().toISOString(),
      details: {
        settings: [
          'config.client_team_creation_enabled',
          'config.oauth_providers[github].client_secret',
          'project_permission_definitions[support].contained_permission_ids',
          'email_templates[magic_link].subject',
          'security_settings.server_password_min_length',
          'refresh_token_rotation',
          'config.later_setting',
          'config.email_con…',
        ].join(', '),
      },
    },
  ])
  await openArea(page, 'Security log')
  const event = eventsOf(page).first()
  await expect(event).toContainText('Settings changed')
  const facts = event.locator('.facts-line > span')
  await expect(facts).toHaveText([
    'Sign-in methods › Users and teams: Team creation ',
    'Sign-in methods › OAuth providers: GitHub (Client secret) ',
    'Permissions › Project permissions: support (Contains) ',
    '5 more ',
  ])
  for (const width of [1280, 820, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const cut = await facts.evaluateAll(
      (spans) =>
        spans.filter(
          (span) =>
            span.scrollWidth > span.clientWidth + 1 || span.scrollHeight > span.clientHeight + 1,
        ).length,
    )
    expect(cut).toBe(0)
  }
  await event.getByRole('button', { name: 'Details of “Settings changed”' }).click()
  const shown = await page
    .locator('.log-details dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    )
  const listed = [
    ['Emails › Templates', 'Sign-in code (Subject)'],
    ['Security settings › Minimum length of passwords', 'Set by your servers'],
    ['Security settings › Sessions', 'Refresh token rotation'],
    ['Later setting', 'Changed'],
    ['Others', 'Changed'],
  ]
  expect(shown).toEqual(expect.arrayContaining(listed))

  // The pages themselves have these names.
  await page.setViewportSize({ width: 1280, height: 740 })
  for (const [place = '', label = ''] of listed.slice(1, 3)) {
    const [area = '', title = ''] = place.split(' › ')
    await openArea(page, area)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  }
})
