import { join } from 'node:path'
import { readPageDefinitions } from '../../packages/react/eject/definitions'
import { root } from '../lib/run'
import {
  type Bundle,
  type BundleFile,
  listInitialFiles,
  listLoadedWith,
  type ModuleSizes,
  readModules,
  sumModules,
  sumSizes,
  toDownloadSize,
} from './bundle'

/** Sizes of one part of a program, built by one bundler. */
export interface Measured {
  /** Bytes of JavaScript (or of a style sheet), minified and compressed by gzip. */
  bytes: number
  /** Number of files of these bytes. */
  files?: number
  /** Bytes of all files of the program. */
  total?: number
}

/** A row of the table of sizes. */
export interface Row {
  name: string
  /** Maximum of each value, in every bundler. */
  limits?: Partial<Measured>
  /** Maximum of each value in webpack, which copies shared sources. @default `limits` */
  webpackLimits?: Partial<Measured>
  /** Returns `null` where a bundler does not build this part. */
  measure: (bundle: Bundle) => Measured | null
  /** Returns the bytes by source, before gzip. */
  listModules?: (bundle: Bundle) => ModuleSizes
  /** Lists what a bundle must not do with a source: `loads … at first`, `contains …`. */
  listMisplaced?: (bundle: Bundle) => string[]
}

/** A program that uses the packages, and what is measured of it. */
export interface Program {
  /** Path of the entry below the project. */
  entry: string
  rows: Row[]
}

/** The JavaScript that a program loads at first. */
function firstLoad(
  name: string,
  limits?: Partial<Measured>,
  webpackLimits?: Partial<Measured>,
): Row {
  return {
    name,
    limits,
    webpackLimits,
    measure(bundle) {
      const files = listInitialFiles(bundle)
      return { bytes: sumSizes(files), files: files.length, total: sumSizes(bundle.files) }
    },
    listModules: (bundle) => sumModules(listInitialFiles(bundle)),
    listMisplaced(bundle) {
      const initial = sumModules(listInitialFiles(bundle))
      const pages = pageSources.filter((source) => initial[source])
      const hints = Object.keys(sumModules(bundle.files)).filter((name) => hintSource.test(name))
      return [
        ...pages.map((source) => `loads ${source} at first`),
        ...hints.map((source) => `contains ${source}`),
      ]
    },
  }
}

/** Sources of the hints in development, which no file of a production build contains. */
const hintSource = /^react\/src\/hints\//

/** Sources of the pages, all of which are loaded on demand. */
const pageSources = readPageDefinitions(join(root, 'packages/react/src')).map(
  ({ file }) => `react/src/${file}.tsx`,
)

const signInSources = [
  'react/src/sign-in/sign-in.tsx',
  'react/src/sign-in/flow/email-code-step.tsx',
  'react/src/sign-in/flow/second-factor-step.tsx',
  'react/src/i18n/messages/en-US/main.ts',
]

/** Sources of what opens on a click on the user button. */
const userMenuSources = ['react/src/user-button/user-menu.tsx']

const accountSettingsSources = [
  'react/src/account-settings/account-settings.tsx',
  'react/src/i18n/messages/en-US/main.ts',
  'react/src/i18n/messages/en-US/pages.ts',
  'react/src/i18n/messages/en-US/account.ts',
]

/** Sources of the card that replaces a page that could not be shown. */
const failedPageSources = [
  'react/src/page/failure-card.tsx',
  'react/src/i18n/messages/en-US/main.ts',
  'react/src/i18n/messages/en-US/pages.ts',
]

/** The first load and the files that contain some later sources, with their static imports. */
function withLater(name: string, sources: string[], limits: Partial<Measured>): Row {
  return {
    name,
    limits,
    measure(bundle) {
      const later = listLaterFiles(bundle, sources)
      const files = [...listInitialFiles(bundle), ...later]
      return { bytes: sumSizes(files), files: later.length }
    },
  }
}

/** Lists the files with these sources that a page does not load at first, and their imports. */
function listLaterFiles(bundle: Bundle, sources: string[]): BundleFile[] {
  const initial = new Set(listInitialFiles(bundle))
  const starts = sources.map((source) => findSmallestPart(bundle, source))
  return listLoadedWith(bundle, starts).filter((file) => !initial.has(file))
}

/** Returns the file with a source that loads the least. webpack copies shared sources. */
function findSmallestPart(bundle: Bundle, source: string): BundleFile {
  const [smallest] = bundle.files
    .filter((file) => readModules(file)[source])
    .map((file) => ({ file, size: sumSizes(listLoadedWith(bundle, [file])) }))
    .sort((a, b) => a.size - b.size)
  if (!smallest) throw new Error(`No file of the bundle contains ${source}.`)
  return smallest.file
}

const otherLanguage = /\/messages\/(?!en-US\/)/

/** All that `Handler` and the user button load later in one language, without the code of core. */
function listPageFiles(bundle: Bundle): BundleFile[] {
  const initial = new Set(listInitialFiles(bundle))
  return bundle.files.filter((file) => {
    const modules = Object.keys(readModules(file))
    const isReact = modules.some((name) => name.startsWith('react/'))
    return !initial.has(file) && isReact && !modules.some((name) => otherLanguage.test(name))
  })
}

function allPages(limits: Partial<Measured>, webpackLimits: Partial<Measured>): Row {
  return {
    name: 'all pages in English, after the first load',
    limits,
    webpackLimits,
    measure(bundle) {
      const files = listPageFiles(bundle)
      return { bytes: sumSizes(files), files: files.length }
    },
  }
}

function largestPageFile(limits: Partial<Measured>): Row {
  return {
    name: 'the largest of their files',
    limits,
    measure: (bundle) => ({
      bytes: Math.max(...listPageFiles(bundle).map(({ code }) => toDownloadSize(code))),
    }),
  }
}

function styleSheet(limits: Partial<Measured>): Row {
  return {
    name: 'style sheet',
    limits,
    measure({ styles }) {
      const bytes = styles.reduce((sum, style) => sum + toDownloadSize(style), 0)
      return bytes ? { bytes } : null
    },
  }
}

/** The programs whose sizes are measured, in `scripts/sizes/programs`. */
export const programs: Program[] = [
  {
    entry: 'programs/headless.js',
    rows: [firstLoad('headless client', { bytes: 11_060, files: 2 }, { bytes: 11_250, files: 2 })],
  },
  {
    entry: 'programs/use-user.js',
    rows: [firstLoad('AppProvider, useUser', { bytes: 13_930, files: 5 })],
  },
  {
    entry: 'programs/user-button.js',
    rows: [
      firstLoad('the same with UserButton', { bytes: 18_300, files: 6 }),
      withLater('UserButton with its open menu', userMenuSources, { bytes: 26_650 }),
    ],
  },
  {
    entry: 'programs/handler.js',
    rows: [
      firstLoad('AppProvider, Handler', { bytes: 21_110, files: 7 }),
      withLater('Handler with the sign-in page', signInSources, { bytes: 37_190, files: 6 }),
      withLater('Handler with a failed page', failedPageSources, { bytes: 29_960 }),
      withLater('Handler with the account settings', accountSettingsSources, { bytes: 65_010 }),
    ],
  },
  {
    entry: 'programs/everything.js',
    rows: [
      firstLoad('all exports'),
      allPages({ bytes: 84_530 }, { bytes: 91_400 }),
      largestPageFile({ bytes: 25_000 }),
    ],
  },
  { entry: 'programs/styles.js', rows: [styleSheet({ bytes: 8000 })] },
  { entry: 'demo/main.js', rows: [firstLoad('the demo')] },
]

/** JavaScript that `AppProvider` and `useUser` add to the first load of a page of Next.js. */
export const nextPage: Pick<Row, 'name' | 'limits'> = {
  name: 'page of Next.js, added',
  limits: { bytes: 14_000 },
}
