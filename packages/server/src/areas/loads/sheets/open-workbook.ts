import type { ByteSource } from '../csv/byte-source.ts'
import { openArchive } from './archive.ts'
import { openOds } from './ods.ts'
import type { Workbook } from './sheet-row.ts'
import { WorkbookFault } from './workbook-fault.ts'
import { openXlsx } from './xlsx.ts'

const zipMark = '504b0304'
const emptyZipMark = '504b0506'
/** The signature of old Office files and of encrypted workbooks. */
const compoundMark = 'd0cf11e0'

/** Opens a workbook by its content, whatever its name; undefined for other files. */
export async function openWorkbook(source: ByteSource, sign: ',' | '.'): Promise<Workbook | undefined> {
  const mark = (await source.read(0, Math.min(4, source.size))).toString('hex')
  if (mark === compoundMark)
    throw new WorkbookFault((await isEncrypted(source)) ? 'file_encrypted' : 'file_outdated')
  if (mark !== zipMark && mark !== emptyZipMark) return undefined
  const archive = await openArchive(source)
  try {
    if (archive.has('content.xml')) return await openOds(archive, sign)
    if (archive.has('[Content_Types].xml')) return await openXlsx(archive, sign)
  } catch (error) {
    throw asFault(error)
  }
  throw new WorkbookFault('sheet_missing')
}

/** Any error while reading is a fault of the workbook. */
export function asFault(error: unknown): WorkbookFault {
  return error instanceof WorkbookFault ? error : new WorkbookFault('file_damaged', error)
}

/** An encrypted workbook is a container of streams, with a characteristic name. */
async function isEncrypted(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, Math.min(512, source.size))
  if (head.length < 512) return false
  const sectorBytes = 1 << Math.min(head.readUInt16LE(30), 12)
  const start = (head.readUInt32LE(48) + 1) * sectorBytes
  if (start >= source.size) return false
  const directory = await source.read(start, Math.min(4096, source.size - start))
  return directory.includes(Buffer.from('EncryptedPackage', 'utf16le'))
}
