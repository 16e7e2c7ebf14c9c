import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnownErrors } from '../../src/index'
import { readOf, type Service, signIn, startService, verificationCallbackUrl } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const callbackUrl = verificationCallbackUrl

describe('contact channels of the signed-in user', () => {
  it('start with the email address of the sign-up', async () => {
    const user = await signIn(service)
    expect(await user.listContactChannels()).toMatchObject([
      {
        id: expect.any(String),
        type: 'email',
        value: user.primaryEmail,
        isPrimary: true,
        isVerified: false,
        usedForAuth: true,
      },
    ])
  })

  it('can be added, made primary and deleted, which updates the user', async () => {
    const app = service.openClient()
    const user = await signIn(service, app)
    const reads = [readOf(user, 'listContactChannels'), readOf(app, 'getUser')]
    for (const read of reads) read.subscribe(() => {})
    const load = () => Promise.all(reads.map((read) => read.load()))
    await load()
    const value = service.newEmail()
    const { createContactChannel } = user
    const channel = await createContactChannel({ type: 'email', value, usedForAuth: false })
    expect(channel).toMatchObject({ value, isPrimary: false, isVerified: false })
    await channel.update({ isPrimary: true })
    expect(await load()).toMatchObject([
      [{ isPrimary: false }, { value, isPrimary: true }],
      { primaryEmail: value },
    ])
    const { delete: remove } = channel
    await remove()
    expect(await load()).toMatchObject([[{ isPrimary: false }], { primaryEmail: null }])
  })

  it('cannot use an address that another user signs in with', async () => {
    const [user, other] = [await signIn(service), await signIn(service)]
    const value = other.primaryEmail ?? ''
    const taken = KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse
    await expect(
      user.createContactChannel({ type: 'email', value, usedForAuth: true }),
    ).rejects.toBeInstanceOf(taken)
    const channel = await user.createContactChannel({ type: 'email', value, usedForAuth: false })
    await expect(channel.update({ usedForAuth: true })).rejects.toBeInstanceOf(taken)
  })

  it('are verified by email, once', async () => {
    const app = service.openClient()
    const user = await signIn(service, app)
    const value = service.newEmail()
    const channel = await user.createContactChannel({ type: 'email', value, usedForAuth: false })
    const list = readOf(user, 'listContactChannels')
    list.subscribe(() => {})
    await list.load()
    expect(await channel.sendVerificationEmail({ callbackUrl })).toMatchObject({ status: 'ok' })
    await app.verifyEmail(await service.codeFor(value))
    expect(await list.load()).toMatchObject([{}, { value, isVerified: true }])
    expect(await channel.sendVerificationEmail({ callbackUrl })).toMatchObject({
      error: { errorCode: 'EMAIL_ALREADY_VERIFIED' },
    })
    await expect(channel.sendVerificationEmail()).rejects.toMatchObject({ name: 'UsageError' })
  })
})

describe('contact channels on a server', () => {
  it('can be marked as verified, which updates the user', async () => {
    const app = service.openServer()
    const value = service.newEmail()
    const user = await app.createUser()
    const shown = readOf(app, 'getUser', user.id)
    shown.subscribe(() => {})
    await shown.load()
    const channel = await user.createContactChannel({
      type: 'email',
      value,
      usedForAuth: true,
      isPrimary: true,
      isVerified: true,
    })
    expect(await shown.load()).toMatchObject({ primaryEmail: value, primaryEmailVerified: true })
    await channel.update({ isVerified: false })
    expect(await user.listContactChannels()).toMatchObject([{ value, isVerified: false }])
    expect(await shown.load()).toMatchObject({ primaryEmailVerified: false })
    expect(await channel.sendVerificationEmail({ callbackUrl })).toMatchObject({ status: 'ok' })
    await channel.delete()
    expect(await user.listContactChannels()).toEqual([])
  })
})
