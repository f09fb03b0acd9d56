import type { ResumableUpload } from '@portal/sdk/contract'
import { conflict, forbidden, refuse, tooLarge, unsupported } from '#contract/refuse.ts'

const mebibyte = 1024 * 1024
/** The maximum number of parts; a lost connection loses one of them. */
const mostParts = 512
/** The maximum number of a person's unfinished uploads. */
export const mostUnfinished = 20
/** How long an abandoned upload is stored. */
const retentionMs = 48 * 60 * 60_000

/** The part size for a file of this many bytes: 1 MiB, or what makes 512 parts of it. */
export const partBytesOf = (size: number): number =>
  Math.max(1, Math.ceil(size / mostParts / mebibyte)) * mebibyte

/** The expiry of an upload that was continued now. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + retentionMs)

type Sized = Pick<ResumableUpload, 'size' | 'partBytes'>

/** The total number of parts. */
const partCountOf = ({ size, partBytes }: Sized): number => Math.ceil(size / partBytes)

/** The size of a part; 0 for one that does not exist. */
export const sizeOfPart = ({ size, partBytes }: Sized, number: number): number =>
  Math.max(0, Math.min(partBytes, size - (number - 1) * partBytes))

type Taking = { permission: string; endings: readonly string[]; asksMonth: boolean }
type Asked = { name: string; size: number; month?: string }

/** Whether a purpose accepts this file of this person; `limitBytes` is its maximum. */
export function checkAsked(
  { permission, endings, asksMonth }: Taking,
  permissions: ReadonlySet<string>,
  { name, size, month, limitBytes }: Asked & { limitBytes: number },
): void {
  if (!permissions.has(permission)) forbidden([permission])
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) unsupported('file')
  if (size > limitBytes) tooLarge('file', limitBytes)
  if (asksMonth && month === undefined) refuse('blank', 'month')
  if (!asksMonth && month !== undefined) refuse('invalid', 'month')
}

/** Only an unfinished upload accepts parts, and can be cancelled. */
export function checkUploading({ state }: Pick<ResumableUpload, 'state'>): void {
  if (state !== 'uploading') conflict('invalid', 'state')
}

type Part = { size: number; sha256: string }

/** Whether a part has the right length and digest. */
export function checkPart(
  upload: Sized,
  number: number,
  part: Part & { expected: string | undefined },
): void {
  if (part.size !== sizeOfPart(upload, number)) refuse('invalid', 'file')
  if (part.expected !== undefined && part.expected !== part.sha256) refuse('file_damaged', 'file')
}

/** Whether all parts are there and intact: by the sender's digest, if given. */
export function checkWhole(
  upload: Sized,
  partCount: number,
  { sent, own }: { sent: string | undefined; own: string },
): void {
  const missing = partCountOf(upload) - partCount
  if (missing > 0) refuse('blank', 'parts', { count: missing })
  if (sent !== undefined && sent !== own) refuse('file_damaged', 'partsSha256')
}
