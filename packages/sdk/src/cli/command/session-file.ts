import { homedir } from 'node:os'
import path from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The path of the session file. One file per server, because a token must never be sent to another server, and one
 * per PORTAL_USER, so that a scheduled job never uses the session of the person who shares the account.
 */
export function sessionFileOf(given: string | undefined, baseUrl: string, env: Environment): string {
  const named = given ?? env.PORTAL_SESSION
  if (named !== undefined && named !== '') return named
  const state = env.XDG_STATE_HOME
  // The XDG specification: a relative path is to be ignored.
  const base = state !== undefined && path.isAbsolute(state) ? state : path.join(homedir(), '.local', 'state')
  const { host, pathname } = new URL(baseUrl)
  const names = [`${host}${pathname}`, env.PORTAL_USER].filter((part) => part !== undefined && part !== '')
  return path.join(base, 'portal', `${names.map(fileName).join('.')}.json`)
}

function fileName(text: string | undefined = ''): string {
  return text.replace(/\/+$/, '').replace(/[^A-Za-z0-9_-]+/g, '-')
}
