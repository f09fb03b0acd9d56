import type { Analysis } from '@portal/sdk/contract'
import { refuse, unsupported } from '#contract/refuse.ts'
import type { Blobs } from '#seams/blobs.ts'
import { blobSource } from './blob-source.ts'
import { analyse, type Forced } from './csv/analyse.ts'
import { importWorkbook, type SheetFile } from './import-workbook.ts'

type Stored = { blobKey: string; workbookKey: string | null; analysis: Analysis }
type Correction = Forced & { sheet?: number }

/** Analyses a file again with explicit options; another sheet or decimal separator requires another text. */
export async function readAgain(blobs: Blobs, file: Stored, correction: Correction): Promise<SheetFile> {
  const { workbookKey } = file
  const read =
    workbookKey === null
      ? await textAgain(blobs, file, correction)
      : await workbookAgain(blobs, { ...file, workbookKey }, correction)
  return read ?? unsupported('file')
}

async function textAgain(blobs: Blobs, { blobKey, analysis }: Stored, { sheet, ...corrections }: Correction) {
  if (sheet !== undefined) refuse('invalid', 'sheet')
  const { encoding, delimiter, hasHeader, dateOrder, decimalSign } = analysis
  // Options that nobody has corrected are detected again, because another encoding may change the date order.
  const forced = { encoding, delimiter, hasHeader, ...kept({ dateOrder, decimalSign }), ...corrections }
  const result = await analyse(await blobSource(blobs, blobKey), forced)
  return result.ok ? { blobKey, analysis: result.analysis } : undefined
}

function workbookAgain(
  blobs: Blobs,
  { workbookKey, analysis }: Stored & { workbookKey: string },
  { sheet, encoding, delimiter, ...corrections }: Correction,
) {
  if (encoding !== undefined) refuse('invalid', 'encoding')
  if (delimiter !== undefined) refuse('invalid', 'delimiter')
  const { hasHeader, dateOrder, decimalSign } = analysis
  const isSame = sheet === undefined || sheet === analysis.sheet
  const before = isSame ? { hasHeader, ...kept({ dateOrder, decimalSign }) } : kept({ decimalSign })
  return importWorkbook(blobs, workbookKey, sheet ?? analysis.sheet ?? undefined, {
    ...before,
    ...corrections,
  })
}

/** Null options are detected. */
const kept = (reading: Partial<Pick<Analysis, 'dateOrder' | 'decimalSign'>>): Forced =>
  Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== null))
