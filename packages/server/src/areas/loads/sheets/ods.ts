import type { Archive } from './archive.ts'
import { OdsReader } from './ods-rows.ts'
import type { SheetName, Workbook } from './sheet-row.ts'
import { WorkbookFault } from './workbook-fault.ts'
import { attributeOf, XmlScanner } from './xml-scanner.ts'

const content = 'content.xml'
const manifest = 'META-INF/manifest.xml'

/** Opens a LibreOffice workbook: all sheets are in one document, which is read up to the wanted one. */
export async function openOds(archive: Archive, sign: ',' | '.'): Promise<Workbook> {
  const listed = archive.has(manifest) ? await archive.text(manifest, 1 << 20) : ''
  if (listed.includes('encryption-data')) throw new WorkbookFault('file_encrypted')
  const sheets = await sheetsOf(archive)
  if (sheets.length === 0) throw new WorkbookFault('sheet_missing')
  return {
    sheets,
    async *rows(at) {
      const reader = new OdsReader(at, sign)
      const scanner = new XmlScanner(reader)
      const stream = await archive.open(content)
      for await (const part of stream) {
        scanner.write(part as Buffer)
        const rows = reader.taken()
        if (rows.length > 0) yield rows
        if (reader.isPast) return
      }
      scanner.end()
    },
  }
}

async function sheetsOf(archive: Archive): Promise<SheetName[]> {
  const sheets: SheetName[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  const scanner = new XmlScanner({
    open(tag, attributes) {
      if (tag === 'style') style = attributeOf(attributes, 'style:name') ?? ''
      else if (tag === 'table-properties' && attributeOf(attributes, 'table:display') === 'false')
        hiddenStyles.add(style)
      else if (tag === 'table') sheets.push(sheetOf(attributes, hiddenStyles))
    },
    text: () => undefined,
    close: () => undefined,
  })
  for await (const part of await archive.open(content)) scanner.write(part as Buffer)
  scanner.end()
  return sheets
}

function sheetOf(attributes: string, hiddenStyles: ReadonlySet<string>): SheetName {
  const isHidden = hiddenStyles.has(attributeOf(attributes, 'table:style-name') ?? '')
  return { name: attributeOf(attributes, 'table:name') ?? '', isHidden }
}
