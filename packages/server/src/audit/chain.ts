import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

/** An event as it is sealed: every column serialized by the database, so that the text is unambiguous. */
export type SealedEvent = { id: string; columns: string }

/** The hash before the first link. */
export const genesis = '0'.repeat(64)

/** `e` is an audit event. The list is part of the format of the chain: a new column needs a new version of it. */
export const sealedColumns: RawBuilder<string> = sql<string>`json_build_array(
  1, e.id, e.number, extract(epoch from e.at)::text, e.user_id, e.act, e.subject, e.subject_label, e.before::text, e.after::text,
  e.detail::text, e.channel, e.ip, e.user_agent, e.session_id, e.request_id)::text`

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The sealed content of an event. */
export const digestOf = ({ columns }: SealedEvent): string => sha256(canonicalText(columns))

/**
 * h = SHA-256(previous hash || sequence number || digest): changing, removing or moving an event invalidates
 * everything after it.
 */
export const linkOf = (previous: string, seq: number, digest: string): string =>
  sha256(`${previous} ${seq} ${digest}`)

/** The same array without the white space that a database may put between its items. */
const canonicalText = (columns: string): string => JSON.stringify(JSON.parse(columns))
