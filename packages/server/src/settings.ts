import path from 'node:path'
import { type LinkHost, linkHostOf } from '#contract/link-hosts.rules.ts'
import { demoCompanyName } from './demo/company.ts'
import { demoLinkHosts } from './demo/link-hosts.ts'
import { demoMailHosts } from './demo/mail-hosts.ts'

/** The settings of a server. Each has a default that works on a fresh clone. */
export type Settings = {
  /** Port of the main, intranet and laia services and of the portal itself; 0 takes a free one. */
  port: number
  analyticsPort: number
  host: string
  /** PostgreSQL 15 or later; without it the embedded database is used. */
  databaseUrl: string | undefined
  /** The role that changes the schema, if it differs from the server's. */
  migrationUrl: string | undefined
  /** Folder of the embedded database and the uploaded files; `memory://` keeps the database in memory. */
  dataDir: string
  /** Whether to seed an empty database with the demo company. */
  demo: boolean
  /** The number of past days for which the demo company has clock entries. */
  demoDays: number
  /** How many tickets of half a year the demo company has. */
  demoTickets: number
  /** Whether the demo company keeps working while the server runs. */
  demoShift: boolean
  /** The built portal, served at /. */
  staticDir: string | undefined
  /** Largest upload in bytes. */
  uploadBytes: number
  /** Largest file of text records in bytes, which is uploaded in parts. */
  partedUploadBytes: number
  /** The number of trusted proxies in front, whose client address is used. */
  proxies: number
  logLevel: string
  /** The outgoing mail server; without it, mails are written to the outbox. */
  smtpUrl: string | undefined
  /** The sender address of mails. */
  mailFrom: string
  /** Folder of unsent mails. Defaults to `outbox` in the data folder. */
  outboxDir: string | undefined
  /** Folder of the heads of the audit chain. Defaults to the data folder; another machine is safer. */
  auditDir: string | undefined
  /** The public address, for links in mails. Defaults to the address listened on. */
  publicUrl: string | undefined
  /** The allowed hosts of applications and links; the portal's own is included. */
  linkHosts: readonly LinkHost[]
  /** Whether people may register themselves. */
  registration: boolean
  /** The legal name of the company, for documents. */
  companyName: string | undefined
  /** Words of the company, which are refused as passwords. */
  companyWords: readonly string[]
  /** Encrypts the secrets of second factors. Defaults to a key in the database. */
  sealingKey: string | undefined
  /** Signs anchors and packages of the time record. Defaults to a key derived from the sealing key. */
  timeRecordKey: string | undefined
  /** The recipients of each daily anchor. */
  anchorMail: readonly string[]
  /** The file or URL from which campaigns and skills are synchronized. */
  skillsSource: string | undefined
  /** The root folder of load sources; without it, folders are not allowed. */
  sourcesDir: string | undefined
  /** The allowed SFTP hosts for loads, each with `:` and its port unless it is 22. */
  sourceHosts: readonly string[]
  /** The allowed hosts of ticket mailboxes, each with `:` and its port unless it is a standard mail port. */
  mailHosts: readonly string[]
  /** Whether webhooks may lead to the machine itself, and there by `http`: for developing and testing what receives them. */
  webhookLoopback: boolean
}

const megabyte = 1024 * 1024

/** Reads the settings from the environment. Throws on an invalid value, naming it. */
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
    // Never seed somebody's own PostgreSQL with demo people unless asked to.
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
    webhookLoopback: onOrOff(env, 'PORTAL_WEBHOOK_LOOPBACK', false),
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

/** Not repeated in the error: an address may contain a password. */
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

/** The demo company has a name; any other has none until it is configured. */
const companyName = (env: Record<string, string | undefined>, isDemo: boolean): string | undefined =>
  filled(env, 'PORTAL_COMPANY_NAME') ?? (isDemo ? demoCompanyName : undefined)
