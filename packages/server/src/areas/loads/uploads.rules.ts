import type { ResumableUpload } from '@portal/sdk/contract'
import { conflict, forbidden, refuse, tooLarge, unsupported } from '#contract/refuse.ts'

const mebibyte = 1024 * 1024
/** More parts than this are not needed: a lost connection loses one of them. */
const mostParts = 512
/** What one person may have under way at once. */
export const mostUnfinished = 20
/** How long an upload that nobody continues is kept. */
const keptMs = 48 * 60 * 60_000

/** How long the parts of a file of so many bytes are: 1 MiB, or as many as make 512 parts of it. */
export const partBytesOf = (size: number): number =>
  Math.max(1, Math.ceil(size / mostParts / mebibyte)) * mebibyte

/** Until when an upload is kept that was continued now. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + keptMs)

type Sized = Pick<ResumableUpload, 'size' | 'partBytes'>

/** How many parts there are in all. */
const partCountOf = ({ size, partBytes }: Sized): number => Math.ceil(size / partBytes)

/** How many bytes a part has; 0 of one that there is not. */
export const sizeOfPart = ({ size, partBytes }: Sized, number: number): number =>
  Math.max(0, Math.min(partBytes, size - (number - 1) * partBytes))

type Taking = { permission: string; endings: readonly string[]; asksMonth: boolean }
type Asked = { name: string; size: number; month?: string }

/** Whether a purpose takes this file of this person; `limitBytes` is its largest. */
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

/** Only what is under way takes parts, and can be given up. */
export function checkUploading({ state }: Pick<ResumableUpload, 'state'>): void {
  if (state !== 'uploading') conflict('invalid', 'state')
}

type Part = { size: number; sha256: string }

/** Whether a part is as long as it has to be, and came as it was sent. */
export function checkPart(
  upload: Sized,
  number: number,
  part: Part & { expected: string | undefined },
): void {
  if (part.size !== sizeOfPart(upload, number)) refuse('invalid', 'file')
  if (part.expected !== undefined && part.expected !== part.sha256) refuse('file_damaged', 'file')
}

/** Whether all parts are there and are those that were sent: by the digest of the sender, where there is one. */
export function checkWhole(
  upload: Sized,
  partCount: number,
  { sent, own }: { sent: string | undefined; own: string },
): void {
  const missing = partCountOf(upload) - partCount
  if (missing > 0) refuse('blank', 'parts', { count: missing })
  if (sent !== undefined && sent !== own) refuse('file_damaged', 'partsSha256')
}
