import path from 'node:path'

/** How a server is set up. Every part has a default that works on a fresh clone. */
export type Settings = {
  /** Port of the main, intranet and laia services and of the portal itself; 0 takes a free one. */
  port: number
  analyticsPort: number
  host: string
  /** PostgreSQL 15 or later; without it the embedded database is used. */
  databaseUrl: string | undefined
  /** Folder of the embedded database and the uploaded files; `memory://` keeps the database in memory. */
  dataDir: string
  /** Whether an empty database is filled with the demo company. */
  demo: boolean
  /** The built portal, served at /. */
  staticDir: string | undefined
  /** Largest upload in bytes. */
  uploadBytes: number
  /** How many proxies stand in front and may say whose address a request comes from. */
  proxies: number
  logLevel: string
}

const megabyte = 1024 * 1024

/** Settings from the environment. Throws on a value that cannot be read, and names it. */
export function settingsOf(env: Record<string, string | undefined>): Settings {
  const databaseUrl = env.DATABASE_URL === '' ? undefined : env.DATABASE_URL
  const dataDir = env.PORTAL_DATA_DIR ?? '.data/portal'
  return {
    port: wholeNumber(env, 'PORT', 4000),
    analyticsPort: wholeNumber(env, 'ANALYTICS_PORT', 4001),
    host: env.HOST ?? '127.0.0.1',
    databaseUrl,
    dataDir: dataDir === 'memory://' ? dataDir : path.resolve(dataDir),
    // Demo people never enter somebody's own PostgreSQL unless asked.
    demo: env.PORTAL_DEMO === '1' || env.PORTAL_DEMO === 'true',
    staticDir: env.PORTAL_STATIC === undefined ? undefined : path.resolve(env.PORTAL_STATIC),
    uploadBytes: wholeNumber(env, 'PORTAL_UPLOAD_MEGABYTES', 250) * megabyte,
    proxies: wholeNumber(env, 'PORTAL_PROXIES', 0),
    logLevel: env.LOG_LEVEL ?? 'warn',
  }
}

function wholeNumber(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`)
  return Number(text)
}
