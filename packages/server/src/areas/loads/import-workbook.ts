import { Readable } from 'node:stream'
import type { Analysis } from '@portal/sdk/contract'
import { type FieldErrors, Refusal, refuse } from '#contract/refuse.ts'
import { type Blobs, BlobTooLarge } from '#seams/blobs.ts'
import { blobSource } from './blob-source.ts'
import { analyse, type Forced } from './csv/analyse.ts'
import { asFault, openWorkbook } from './sheets/open-workbook.ts'
import type { Workbook } from './sheets/sheet-row.ts'
import { sheetReading, sheetText } from './sheets/sheet-text.ts'
import type { WorkbookFault } from './sheets/workbook-fault.ts'

/** The maximum text size of one sheet. */
const mostTextBytes = 2 ** 30
const usualSign = ','

/** A sheet as text in the store, and its properties. */
export interface SheetFile {
  blobKey: string
  analysis: Analysis
}

/**
 * Writes a sheet of a workbook to the store as delimited text, which loads read; undefined for other files. Uses the
 * first visible sheet with rows, unless one is `asked` for.
 */
export async function importWorkbook(
  blobs: Blobs,
  workbookKey: string,
  asked: number | undefined,
  forced: Omit<Forced, 'encoding' | 'delimiter'>,
): Promise<SheetFile | undefined> {
  const decimalSign = forced.decimalSign ?? usualSign
  const workbook = await opened(blobs, workbookKey, decimalSign)
  if (!workbook) return undefined
  if (asked !== undefined && !workbook.sheets[asked]) refuse('inclusion', 'sheet')
  for (const sheet of asked === undefined ? inOrder(workbook) : [asked]) {
    const blobKey = await written(blobs, workbook, sheet)
    if (blobKey === undefined) continue
    const reading = { ...forced, ...sheetReading, decimalSign }
    const result = await analyse(await blobSource(blobs, blobKey), reading)
    if (result.ok) return { blobKey, analysis: { ...result.analysis, sheets: [...workbook.sheets], sheet } }
    await blobs.delete(blobKey)
  }
  return refuse('sheet_missing', asked === undefined ? 'file' : 'sheet')
}

/** The sheets in order of preference: visible ones, then hidden ones. */
function inOrder({ sheets }: Workbook): number[] {
  const all = sheets.map((_, index) => index)
  return [...all.filter((at) => !sheets[at]?.isHidden), ...all.filter((at) => sheets[at]?.isHidden)]
}

async function opened(blobs: Blobs, key: string, sign: ',' | '.'): Promise<Workbook | undefined> {
  try {
    return await openWorkbook(await blobSource(blobs, key), sign)
  } catch (error) {
    throw refusalOf(asFault(error))
  }
}

/** The blob of a sheet's text; undefined for a sheet without rows. */
async function written(blobs: Blobs, workbook: Workbook, sheet: number): Promise<string | undefined> {
  try {
    const text = Readable.from(sheetText(workbook, sheet), { objectMode: false })
    const { key, size } = await blobs.put(text, { limitBytes: mostTextBytes })
    if (size > 0) return key
    await blobs.delete(key)
    return undefined
  } catch (error) {
    if (error instanceof BlobTooLarge) throw tooLargeUnpacked
    throw isOfStore(error) ? error : refusalOf(asFault(error))
  }
}

/** A disk error is not the workbook's fault. */
const isOfStore = (error: unknown): boolean => error instanceof Error && 'syscall' in error

const status: Partial<Record<WorkbookFault['code'], number>> = {
  file_outdated: 415,
  unpacked_size_out_of_range: 413,
}

function refusalOf({ code }: Pick<WorkbookFault, 'code'>): Refusal {
  const errors: FieldErrors = { file: [{ error: code }] }
  return new Refusal(status[code] ?? 422, 'validation', { errors })
}

const tooLargeUnpacked = refusalOf({ code: 'unpacked_size_out_of_range' })
