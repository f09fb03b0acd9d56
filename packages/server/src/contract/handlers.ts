import type { Operations, OperationsOfFamilies } from '@portal/sdk/contract'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { AccessTokens } from '#auth/access-tokens.ts'
import type { Sealing } from '#auth/sealing.ts'
import type { CurrentUser } from '#auth/current-user.ts'
import type { Database, Db } from '#db/database.ts'
import type { Download } from '#http/download.ts'
import type { EventStream } from '#http/event-stream.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Blobs } from '#seams/blobs.ts'
import type { Disk } from '#seams/disk.ts'
import type { FileScanner } from '#seams/file-scanner.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'
import type { FileSources } from '#seams/file-sources.ts'
import type { Ids } from '#seams/ids.ts'
import type { SkillsSource } from '#seams/skills-source.ts'
import type { EventStreams } from '#streams/event-streams.ts'
import type { Mail } from '#seams/mail.ts'
import type { MailServers } from '#seams/mail-servers.ts'
import type { WebhookCalls } from '#seams/webhook-calls.ts'
import type { TimeRecord } from '#time-record/open-time-record.ts'
import type { Settings } from '../settings.ts'
import type { Catalogue } from '#db/catalogue-queries.ts'
import type { ExportedRows } from './exported-rows.ts'

/** A catalogue, and the places that refer to its rows. */
export type Used = Pick<Catalogue, 'table' | 'usedBy'> & { family: string }

export type OperationId = keyof Operations

type PathOf<Id extends OperationId> = Operations[Id]['parameters'] extends { path?: infer P }
  ? Exclude<P, undefined>
  : never
type AskedOf<Id extends OperationId> = Operations[Id]['parameters'] extends { query?: infer Q }
  ? Exclude<Q, undefined>
  : never
/** The input, in which omitted properties have the contract's defaults. */
type QueryOf<Id extends OperationId> = Operations[Id] extends { filled: { query: infer Names } }
  ? AskedOf<Id> & { [Name in keyof AskedOf<Id> & Names]-?: AskedOf<Id>[Name] }
  : AskedOf<Id>
type BodyOf<Id extends OperationId> = Operations[Id] extends {
  filled: { body: { 'application/json': infer B } }
}
  ? B
  : Operations[Id] extends { requestBody: { content: { 'application/json': infer B } } }
    ? B
    : undefined
/** An operation without an answer returns nothing. */
type Nothing = Awaited<Promise<void>>
type Successes = 200 | 201 | 202
type ContentOf<Id extends OperationId> = Operations[Id]['responses'] extends infer R
  ? R[keyof R & Successes] extends { content: infer C }
    ? C
    : undefined
  : never

/** The types a row may have where the wire has text: the serializer writes dates as ISO 8601. */
type Stored<T> = T extends string
  ? T | Date
  : T extends (infer Item)[]
    ? readonly Stored<Item>[]
    : T extends object
      ? { [K in keyof T]: Stored<T[K]> }
      : T
type Unwrapped<T> = T extends { data: unknown; meta: unknown } ? T : T extends { data: infer D } ? D : T
type ResultOf<Id extends OperationId> =
  ContentOf<Id> extends { 'application/json': infer J }
    ? Stored<Unwrapped<J>>
    : ContentOf<Id> extends
          | { 'text/csv': unknown }
          | { 'text/calendar': unknown }
          | { 'application/pdf': unknown }
          | { 'application/octet-stream': unknown }
      ? Download
      : ContentOf<Id> extends { 'text/event-stream': unknown }
        ? EventStream
        : Nothing

/** What the kernel passes to every handler. */
export type Kernel = {
  database: Database
  settings: Settings
  clock: Clock
  ids: Ids
  blobs: Blobs
  disk: Disk
  scanFile: FileScanner
  jobs: Jobs
  /** Requests do not send mail: they queue a letter (`mail/letters.job.ts`). */
  mail: Mail
  /** The public address, without a trailing slash. */
  publicUrl: () => string
  bus: Bus
  streams: EventStreams
  tokens: AccessTokens
  sealing: Sealing
  /** The source of truth for campaigns and skills. */
  skillsSource: SkillsSource
  fileSources: FileSources
  mailServers: MailServers
  webhookCalls: WebhookCalls
  /** The key and the service by which others can verify the time record. */
  timeRecord: TimeRecord
}

/** A request, as a handler sees it. `db` is a transaction for writes, and plain for reads and uploads. */
export type Context<Id extends OperationId = OperationId> = Kernel & {
  db: Db
  params: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** The signed-in person; public operations have none and must not access it. */
  user: CurrentUser
  /** The same person if there is one, for code that works with and without (the audit log). */
  signedIn: CurrentUser | undefined
  request: FastifyRequest
  reply: FastifyReply
  log: FastifyBaseLogger
}

/** A family of the contract, such as `tags` in `tags.index`. */
export type FamilyName = keyof OperationsOfFamilies
/** The operations of a family in the contract. */
export type ActOf<Of extends FamilyName> = keyof OperationsOfFamilies[Of] extends infer Id
  ? Id extends `${Of}.${infer Act}`
    ? Act
    : never
  : never
type IdOf<Of extends FamilyName, Act extends string> = `${Of}.${Act}` & OperationId
type Handlers<Of extends FamilyName> = {
  [Act in ActOf<Of>]: (context: Context<IdOf<Of, Act>>) => Promise<ResultOf<IdOf<Of, Act>>>
}

/** A family's handlers, ready to be bound: `{ 'loads.stop': … }`. */
export type BoundHandler = (context: Context) => Promise<unknown>
export type HandlerTable = {
  acts: ReadonlyMap<string, BoundHandler>
  transaction: boolean
  /** The rows of the family in a configuration export. */
  exported?: ExportedRows | undefined
  /** For a catalogue: its table, and the places that refer to its rows. */
  used?: Used | undefined
}

/**
 * The handlers of one family: one function per operation; a missing one does not compile. `transaction: false` is for
 * families whose failures must be stored too, such as sign-in attempts.
 */
export function handlers<Of extends FamilyName>(
  family: Of,
  acts: Handlers<Of>,
  { transaction = true, exported }: { transaction?: boolean; exported?: ExportedRows } = {},
): HandlerTable {
  const entries = Object.entries<unknown>(acts).map(([act, run]): [string, BoundHandler] => [
    `${family}.${act}`,
    // The binder gives each handler the context of its own operation: the type of the table cannot express that.
    run as BoundHandler,
  ])
  return { acts: new Map(entries), transaction, exported }
}
