import type { Language } from './languages'
import type { AccountTexts, SignInTexts } from './message-id'
import { addTexts, type Texts } from './texts'

/** Fetches texts of a language. */
export type LoadTexts = (language: Language) => Promise<void>

type Files<Part = Texts> = Record<Language, () => Promise<Part>>

// Each file is a chunk of its own, and all of them are named here: what a page needs is known at once.
// Constants and not one object, so that a bundler leaves out the parts an app never shows.

const baseFiles: Files = {
  'en-US': async () => (await import('./en-US/base')).base,
  'de-DE': async () => (await import('./de-DE/base')).base,
}

const signInFiles: Files<SignInTexts> = {
  'en-US': async () => (await import('./en-US/sign-in')).signIn,
  'de-DE': async () => (await import('./de-DE/sign-in')).signIn,
}

const accountFiles: Files<AccountTexts> = {
  'en-US': async () => (await import('./en-US/account')).account,
  'de-DE': async () => (await import('./de-DE/account')).account,
}

/** The texts of what stands everywhere. */
export async function loadBaseTexts(language: Language): Promise<void> {
  await load(language, baseFiles)
}

/** The texts of the pages of signing in, with those of everywhere. */
export async function loadSignInTexts(language: Language): Promise<void> {
  await load(language, baseFiles, signInFiles)
}

/** The texts of the account settings, with those they share with the pages of signing in. */
export async function loadAccountTexts(language: Language): Promise<void> {
  await load(language, baseFiles, signInFiles, accountFiles)
}

async function load(language: Language, ...parts: Files[]): Promise<void> {
  const loaded = await Promise.all(parts.map((files) => files[language]()))
  for (const texts of loaded) addTexts(language, texts)
}
