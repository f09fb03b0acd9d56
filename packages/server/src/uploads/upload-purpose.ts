import type { PermissionName } from '@portal/permissions'
import type { ResumableUpload } from '@portal/sdk/contract'
import type { Received } from '#contract/with-received.ts'
import type { Db } from '#db/database.ts'
import type { JobContext } from '#jobs/jobs.ts'
import type { Settings } from '../settings.ts'

/** A complete file that was uploaded in parts, with its sender's parameters. */
export type WholeUpload = Pick<ResumableUpload, 'month' | 'kind'> & { file: Received; userId: string }

/** Stores what the file became, in the same transaction. */
export type NoteResult = (db: Db, resultId: string) => Promise<void>

/** A purpose of uploads: a family declares which ones it accepts, and processes the file. */
export type UploadPurpose = {
  purpose: ResumableUpload['purpose']
  /** Its position when purposes are listed; leave gaps. */
  place: number
  permission: PermissionName
  /** Its file extensions, in lower case. */
  endings: readonly string[]
  limitBytes: (name: string, settings: Settings) => number
  /** Whether the month of the file is required. */
  asksMonth: boolean
  /** Processes the file and takes ownership of its bytes. Refuses by throwing a Refusal. */
  take: (context: JobContext, upload: WholeUpload, note: NoteResult) => Promise<void>
}

let purposes: () => readonly UploadPurpose[] = () => []

/** Registers the purposes; called once by `areas.ts`, which knows them all. */
export function uploadAll(all: () => readonly UploadPurpose[]): void {
  purposes = all
}

export const uploadPurposes = (): readonly UploadPurpose[] => purposes()

/** The purpose with this name; the contract allows no other. */
export function purposeOf(name: ResumableUpload['purpose']): UploadPurpose {
  const found = purposes().find(({ purpose }) => purpose === name)
  if (found === undefined) throw new Error(`no family takes uploads for ${name}`)
  return found
}
