import path from 'node:path/posix'
import type { Archive } from './archive.ts'
import { sharedStrings } from './shared-strings.ts'
import type { SheetName, Workbook } from './sheet-row.ts'
import { type NumberStyle, numberStyle, plain } from './shown-number.rules.ts'
import { WorkbookFault } from './workbook-fault.ts'
import { xlsxRows } from './xlsx-rows.ts'
import { attributeOf, XmlScanner } from './xml-scanner.ts'

const mostPartBytes = 32 << 20
/** The maximum number of sheets to choose from. */
const mostSheets = 200

type Part = { tag: string; attributes: string }
type Sheet = SheetName & { part: string }

/** Opens an Excel workbook: its sheets, shared texts and styles. */
export async function openXlsx(archive: Archive, sign: ',' | '.'): Promise<Workbook> {
  const main = await mainPart(archive)
  const parts = partsOf(await archive.text(main, mostPartBytes))
  const targets = await relations(archive, main)
  const sheets = sheetsOf(parts, targets)
  if (sheets.length === 0) throw new WorkbookFault('sheet_missing')
  const is1904 = parts.some(
    ({ tag, attributes }) => tag === 'workbookPr' && isTrue(attributeOf(attributes, 'date1904')),
  )
  const byType = (type: string) => targets.find((one) => one.type.endsWith(`/${type}`))?.target
  const styles = await stylesOf(archive, byType('styles'))
  let texts: readonly string[] | undefined
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    async *rows(at) {
      const sheet = sheets[at] ?? missing()
      texts ??= await sharedStrings(archive, byType('sharedStrings') ?? '')
      yield* xlsxRows(await archive.open(sheet.part), { texts, styles, is1904, sign })
    },
  }
}

function missing(): never {
  throw new WorkbookFault('sheet_missing')
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

async function mainPart(archive: Archive): Promise<string> {
  const targets = archive.has('_rels/.rels') ? await relations(archive, '') : []
  return targets.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml'
}

/** The relationships of a part. */
async function relations(archive: Archive, part: string) {
  const folder = path.dirname(part)
  const name = path.join(folder, '_rels', `${path.basename(part)}.rels`)
  if (!archive.has(name)) return []
  return partsOf(await archive.text(name, mostPartBytes))
    .filter(({ tag }) => tag === 'Relationship')
    .map(({ attributes }) => {
      const target = attributeOf(attributes, 'Target') ?? ''
      return {
        id: attributeOf(attributes, 'Id') ?? '',
        type: attributeOf(attributes, 'Type') ?? '',
        target: target.startsWith('/') ? target.slice(1) : path.join(folder, target),
      }
    })
}

function sheetsOf(parts: readonly Part[], targets: Awaited<ReturnType<typeof relations>>): Sheet[] {
  const found = parts.filter(({ tag }) => tag === 'sheet').slice(0, mostSheets)
  return found.flatMap(({ attributes }) => {
    const id = /\s[\w-]+:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1]
    const target = targets.find((one) => one.id === id)
    // A sheet of charts or dialogs has no rows.
    if (target === undefined || !target.type.endsWith('/worksheet')) return []
    const isHidden = (attributeOf(attributes, 'state') ?? 'visible') !== 'visible'
    return { name: attributeOf(attributes, 'name') ?? '', isHidden, part: target.target }
  })
}

/** The number format of each cell style. */
async function stylesOf(archive: Archive, name: string | undefined): Promise<readonly NumberStyle[]> {
  if (name === undefined || !archive.has(name)) return []
  const parts = partsOf(await archive.text(name, mostPartBytes))
  const codes = new Map<number, string>()
  for (const { tag, attributes } of parts)
    if (tag === 'numFmt')
      codes.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '')
  const first = parts.findIndex(({ tag }) => tag === 'cellXfs')
  const end = parts.findIndex(({ tag }, at) => at > first && !inStyle.has(tag))
  return parts.slice(first + 1, end === -1 ? undefined : end).flatMap(({ tag, attributes }) => {
    if (tag !== 'xf') return []
    const id = Number(attributeOf(attributes, 'numFmtId') ?? 0)
    return id === 0 ? plain : numberStyle(id, codes.get(id))
  })
}

const inStyle = new Set(['xf', 'alignment', 'protection', 'extLst', 'ext'])

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  const scanner = new XmlScanner({
    open: (tag, attributes) => parts.push({ tag, attributes }),
    text: () => undefined,
    close: () => undefined,
  })
  scanner.write(Buffer.from(text))
  scanner.end()
  return parts
}
