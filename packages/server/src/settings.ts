import path from 'node:path'
import { type LinkHost, linkHostOf } from '#contract/link-hosts.rules.ts'
import { demoCompanyName } from './demo/company.ts'
import { demoLinkHosts } from './demo/link-hosts.ts'
import { demoMailHosts } from './demo/mail-hosts.ts'

/** How a server is set up. Every part has a default that works on a fresh clone. */
export type Settings = {
  /** Port of the main, intranet and laia services and of the portal itself; 0 takes a free one. */
  port: number
  analyticsPort: number
  host: string
  /** PostgreSQL 15 or later; without it the embedded database is used. */
  databaseUrl: string | undefined
  /** Who changes the schema, where that is another role than the server's. */
  migrationUrl: string | undefined
  /** Folder of the embedded database and the uploaded files; `memory://` keeps the database in memory. */
  dataDir: string
  /** Whether an empty database is filled with the demo company. */
  demo: boolean
  /** Of how many days of the past the demo company has clock entries. */
  demoDays: number
  /** How many tickets of half a year the demo company has. */
  demoTickets: number
  /** Whether the demo company keeps working while the server runs. */
  demoShift: boolean
  /** The built portal, served at /. */
  staticDir: string | undefined
  /** Largest upload in bytes. */
  uploadBytes: number
  /** Largest file of text records in bytes, which comes in parts. */
  partedUploadBytes: number
  /** How many proxies stand in front and may say whose address a request comes from. */
  proxies: number
  logLevel: string
  /** Where mail goes out; without it, mails are files in the outbox. */
  smtpUrl: string | undefined
  /** Whom mails come from. */
  mailFrom: string
  /** Folder of the mails that nobody sends; without it, `outbox` in the data folder. */
  outboxDir: string | undefined
  /** Folder of the heads of the audit chain; without it, the data folder. Better on another machine. */
  auditDir: string | undefined
  /** Where people reach the portal, for links in mails; without it, the address listened on. */
  publicUrl: string | undefined
  /** The hosts that applications and links may lead to; the portal's own is among them. */
  linkHosts: readonly LinkHost[]
  /** Whether people may ask for an account themselves. */
  registration: boolean
  /** The legal name of the company, for what it hands to people. */
  companyName: string | undefined
  /** Words of the company, which no password may be. */
  companyWords: readonly string[]
  /** Seals the secrets of second factors; without it, a key that the database keeps. */
  sealingKey: string | undefined
  /** Signs anchors and packages of the time record; without it, a key that follows from the sealing key. */
  timeRecordKey: string | undefined
  /** Whom each daily anchor is mailed to. */
  anchorMail: readonly string[]
  /** The file or address that campaigns and skills are synchronized from. */
  skillsSource: string | undefined
  /** The folder below which sources of loads may stand; without it, none may. */
  sourcesDir: string | undefined
  /** The hosts of SFTP that files may be loaded from, each with `:` and its port unless it is 22. */
  sourceHosts: readonly string[]
  /** The hosts that mailboxes of tickets may stand on, each with `:` and its port unless it is a usual one of mail. */
  mailHosts: readonly string[]
}

const megabyte = 1024 * 1024

/** Settings from the environment. Throws on a value that cannot be read, and names it. */
export function settingsOf(env: Record<string, string | undefined>): Settings {
  const isDemo = env.PORTAL_DEMO === '1' || env.PORTAL_DEMO === 'true'
  const dataDir = env.PORTAL_DATA_DIR ?? '.data/portal'
  const publicUrl = address(env, 'PORTAL_PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '')
  return {
    port: wholeNumber(env, 'PORT', 4000),
    analyticsPort: wholeNumber(env, 'ANALYTICS_PORT', 4001),
    host: env.HOST ?? '127.0.0.1',
    databaseUrl: filled(env, 'DATABASE_URL'),
    migrationUrl: filled(env, 'DATABASE_MIGRATION_URL'),
    dataDir: dataDir === 'memory://' ? dataDir : path.resolve(dataDir),
    // Demo people never enter somebody's own PostgreSQL unless asked.
    demo: isDemo,
    demoDays: wholeNumber(env, 'PORTAL_DEMO_DAYS', 92),
    demoTickets: wholeNumber(env, 'PORTAL_DEMO_TICKETS', 5000),
    demoShift: onOrOff(env, 'PORTAL_DEMO_SHIFT', isDemo),
    staticDir: folder(env, 'PORTAL_STATIC'),
    uploadBytes: wholeNumber(env, 'PORTAL_UPLOAD_MEGABYTES', 250) * megabyte,
    partedUploadBytes: wholeNumber(env, 'PORTAL_PARTED_UPLOAD_MEGABYTES', 4096) * megabyte,
    proxies: wholeNumber(env, 'PORTAL_PROXIES', 0),
    logLevel: env.LOG_LEVEL ?? 'warn',
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: filled(env, 'PORTAL_MAIL_FROM') ?? 'Portal <no-reply@localhost>',
    outboxDir: folder(env, 'PORTAL_OUTBOX'),
    auditDir: folder(env, 'PORTAL_AUDIT_DIR'),
    publicUrl,
    linkHosts: [...linkHosts(env, isDemo ? demoLinkHosts : []), ...ownHost(publicUrl)],
    registration: onOrOff(env, 'PORTAL_REGISTRATION', isDemo),
    companyName: companyName(env, isDemo),
    companyWords: wordsOf(env, 'PORTAL_COMPANY_WORDS', ['portal']),
    sealingKey: longEnough(env, 'PORTAL_SEALING_KEY', 32),
    timeRecordKey: longEnough(env, 'PORTAL_TIME_RECORD_KEY', 32),
    anchorMail: wordsOf(env, 'PORTAL_ANCHOR_MAIL', []),
    skillsSource: filled(env, 'PORTAL_SKILLS_SOURCE'),
    sourcesDir: folder(env, 'PORTAL_SOURCES_DIR') ?? demoSources(isDemo, dataDir),
    sourceHosts: hostsOf(env, 'PORTAL_SOURCE_HOSTS', []),
    mailHosts: hostsOf(
      env,
      'PORTAL_MAIL_HOSTS',
      demoMailHosts.filter(() => isDemo),
    ),
  }
}

/** The demo company has a folder of its own for scheduled loads. */
const demoSources = (isDemo: boolean, dataDir: string) =>
  isDemo && dataDir !== 'memory://' ? path.resolve(dataDir, 'sources') : undefined

function wordsOf(
  env: Record<string, string | undefined>,
  name: string,
  fallback: readonly string[],
): readonly string[] {
  return filled(env, name)?.split(/[\s,]+/) ?? fallback
}

const hostsOf = (...given: Parameters<typeof wordsOf>): readonly string[] =>
  wordsOf(...given).map((host) => host.toLowerCase())

function wholeNumber(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`)
  return Number(text)
}

function onOrOff(env: Record<string, string | undefined>, name: string, fallback: boolean): boolean {
  const text = filled(env, name)
  if (text === undefined) return fallback
  if (text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off, not "${text}"`)
  return text === 'on'
}

function linkHosts(env: Record<string, string | undefined>, fallback: readonly string[]): LinkHost[] {
  const entries = filled(env, 'PORTAL_LINK_HOSTS')?.split(/[\s,]+/) ?? fallback
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const host = linkHostOf(entry)
      if (host === undefined) throw new Error(`PORTAL_LINK_HOSTS must name hosts, not "${entry}"`)
      return host
    })
}

function ownHost(publicUrl: string | undefined): LinkHost[] {
  const host = publicUrl === undefined ? undefined : linkHostOf(new URL(publicUrl).host)
  return host === undefined ? [] : [host]
}

/** Not repeated in the error: it is a secret. */
function longEnough(
  env: Record<string, string | undefined>,
  name: string,
  least: number,
): string | undefined {
  const text = filled(env, name)
  if (text !== undefined && text.length < least) throw new Error(`${name} must have ${least} characters`)
  return text
}

function filled(env: Record<string, string | undefined>, name: string): string | undefined {
  const text = env[name]?.trim()
  return text === '' ? undefined : text
}

function folder(env: Record<string, string | undefined>, name: string): string | undefined {
  const text = filled(env, name)
  return text === undefined ? undefined : path.resolve(text)
}

/** Not repeated in the error: an address may hold a password. */
function address(
  env: Record<string, string | undefined>,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const text = filled(env, name)
  if (text === undefined) return undefined
  if (protocols.includes(URL.parse(text)?.protocol ?? '')) return text
  throw new Error(`${name} must be an address that begins with ${protocols.join('// or ')}//`)
}

/** The demo company has a name; any other has none until it is set. */
const companyName = (env: Record<string, string | undefined>, isDemo: boolean): string | undefined =>
  filled(env, 'PORTAL_COMPANY_NAME') ?? (isDemo ? demoCompanyName : undefined)
