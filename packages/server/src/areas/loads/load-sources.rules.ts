import type { LoadSource, LoadSourceInput } from '@portal/sdk/contract'
import { type FieldErrors, refuseAll } from '#contract/refuse.ts'
import type { FileSources } from '#seams/file-sources.ts'

/** Whether a file name matches a pattern, ignoring case: `*` for any text, `?` for one character. */
export function fits(name: string, pattern: string): boolean {
  const [text, wanted] = [name.toLowerCase(), pattern.toLowerCase()]
  // Where to backtrack when a star takes one more character: the cost is bounded by pattern length times name length.
  let [at, place, star, afterStar] = [0, 0, -1, 0]
  while (at < text.length) {
    if (wanted[place] === '?' || (wanted[place] === text[at] && wanted[place] !== '*'))
      [at, place] = [at + 1, place + 1]
    else if (wanted[place] === '*') [star, afterStar, place] = [place, at, place + 1]
    else if (star !== -1) [afterStar, at, place] = [afterStar + 1, afterStar + 1, star + 1]
    else return false
  }
  return /^\**$/.test(wanted.slice(place))
}

type Connecting = Omit<LoadSourceInput, 'kind'> & { kind: keyof typeof required }
type Before = { hasSecret: boolean; host: string | null; username: string | null; fingerprint: string | null }

/** Refuses places that are not allowed, and missing connection data. */
export function checkSource(
  input: LoadSourceInput,
  sources: Pick<FileSources, 'isAllowedFolder' | 'isAllowedHost'>,
  before: Before | null,
): void {
  if (input.kind === 'folder') {
    if (!sources.isAllowedFolder(input.folder))
      refuseAll({ folder: [{ error: 'inclusion', value: input.folder }] })
    return
  }
  const errors = missingOf({ ...input, kind: input.kind })
  const host = input.host ?? ''
  if (!errors.host && !sources.isAllowedHost(host)) errors.host = [{ error: 'inclusion', value: host }]
  // A password belongs to its host: it is never sent to another one.
  if (!input.password && !keepsSecret(input, before)) errors.password = [{ error: 'blank' }]
  refuseAll(errors)
}

/** What is required to connect. */
const required = {
  sftp: ['host', 'username', 'fingerprint'],
  s3: ['host', 'username', 'bucket'],
} as const

function missingOf({ kind, ...input }: Connecting): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of required[kind]) if (!input[field]?.trim()) errors[field] = [{ error: 'blank' }]
  return errors
}

/** Whether the stored password is still for the same target. */
export function keepsSecret(input: LoadSourceInput, before: Before | null): boolean {
  if (before === null || !before.hasSecret || input.password) return false
  const { host, username, fingerprint } = before
  return input.host === host && input.username === username && (input.fingerprint ?? null) === fingerprint
}

type Columns = Pick<LoadSource, 'host' | 'username' | 'fingerprint' | 'bucket' | 'region'>

/** Where storage is that does not say otherwise. */
const usualRegion = 'us-east-1'

/** The stored values besides the secret. */
export function columnsOf(input: LoadSourceInput) {
  const { name, kind, folder, pattern, templateId, afterwards, active, schedule } = input
  const { every, weekday = null, day = null, hour, timeZone } = schedule
  return {
    ...{ name: name.trim(), kind, folder, pattern, templateId, afterwards, active },
    ...{ ...connectionOf(input), every, weekday, day, hour, timeZone },
  }
}

/** Each kind stores only what it connects with. */
function connectionOf({ kind, ...input }: LoadSourceInput): Columns {
  const none: Columns = { host: null, username: null, fingerprint: null, bucket: null, region: null }
  if (kind === 'folder') return none
  const { username = null, fingerprint = null, bucket = null, region } = input
  const host = input.host?.toLowerCase() ?? null
  if (kind === 'sftp') return { ...none, host, username, fingerprint }
  return { ...none, host, username, bucket, region: region || usualRegion }
}
