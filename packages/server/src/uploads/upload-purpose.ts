import type { PermissionName } from '@portal/permissions'
import type { ResumableUpload } from '@portal/sdk/contract'
import type { Received } from '#contract/with-received.ts'
import type { Db } from '#db/database.ts'
import type { JobContext } from '#jobs/jobs.ts'
import type { Settings } from '../settings.ts'

/** A file that came in parts and is whole, with what its sender said of it. */
export type WholeUpload = Pick<ResumableUpload, 'month' | 'kind'> & { file: Received; userId: string }

/** Notes, in the transaction that makes something of the file, what that is. */
export type NoteResult = (db: Db, resultId: string) => Promise<void>

/** For what files are uploaded: a family says which ones it takes, and makes something of them. */
export type UploadPurpose = {
  purpose: ResumableUpload['purpose']
  /** Where it stands when purposes are listed; with room between two. */
  place: number
  permission: PermissionName
  /** How its files are called, in small letters. */
  endings: readonly string[]
  limitBytes: (name: string, settings: Settings) => number
  /** Whether the month must be said that the file is of. */
  asksMonth: boolean
  /** Makes something of the file, whose bytes are its own from then on. What it refuses, it throws as a Refusal. */
  take: (context: JobContext, upload: WholeUpload, note: NoteResult) => Promise<void>
}

let purposes: () => readonly UploadPurpose[] = () => []

/** Says once which purposes there are: `areas.ts` knows them all. */
export function uploadAll(all: () => readonly UploadPurpose[]): void {
  purposes = all
}

export const uploadPurposes = (): readonly UploadPurpose[] => purposes()

/** The purpose of this name: the contract names no other. */
export function purposeOf(name: ResumableUpload['purpose']): UploadPurpose {
  const found = purposes().find(({ purpose }) => purpose === name)
  if (found === undefined) throw new Error(`no family takes uploads for ${name}`)
  return found
}
