import { expect, test } from 'vitest'
import { writeRows } from '#patterns/export/write-rows.ts'
import { readFile } from './read-file.ts'
import type { ImportFile } from './import-file.ts'

const columns = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ header: `C${at}`, text: (row: string) => row }))

async function workbook(rows: readonly string[], width = 1): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await writeRows({ title: 'x', format: 'xlsx', language: 'es', columns: columns(width), rows })
  return new Uint8Array(await blob.arrayBuffer())
}

const read = (bytes: Uint8Array<ArrayBuffer>) => readFile(new File([bytes], 'libro.xlsx'))

/** Where the directory of an archive speaks of its parts. */
function* directoryOf(bytes: Uint8Array<ArrayBuffer>): Generator<DataView> {
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 46; at++) {
    if (view.getUint32(at, true) === 0x02014b50) yield new DataView(bytes.buffer, at)
  }
}

test('check 51: a workbook that would unpack to more than a page holds is not unpacked', async () => {
  const bytes = await workbook(['a'])
  for (const entry of directoryOf(bytes)) entry.setUint32(24, 90_000_000, true)
  expect(await read(bytes)).toBe('unreadable')
})

test('check 51: nor is one that understates its unpacked size', async () => {
  const silent = await workbook(['a'])
  for (const entry of directoryOf(silent)) entry.setUint32(24, 0, true)
  expect(await read(silent)).toBe('unreadable')

  const unread = await workbook(['a'])
  for (const entry of directoryOf(unread)) {
    entry.setUint16(8, 8, true)
    entry.setUint32(20, 0, true)
  }
  expect(await read(unread)).toBe('unreadable')
})

test('check 51: a part that is larger than it says is given up where it becomes so', async () => {
  const bytes = await workbook(Array.from({ length: 2000 }, () => 'mucho texto igual'))
  for (const entry of directoryOf(bytes)) entry.setUint32(24, Math.min(entry.getUint32(24, true), 5000), true)
  expect(await read(bytes)).toBe('unreadable')
})

test('check 51: one cell far to the right does not make every row that long', async () => {
  expect(await read(await workbook(['a'], 300))).toBe('unreadable')
  expect(await read(await workbook(['a'], 200))).toMatchObject({ rows: [{ number: 2 }] })
})

test('check 52: what an XML declares as an entity stays the text that it is, and nothing is fetched for it', async () => {
  const texts = ['&bomba;', '&#65; &amp;', '<!ENTITY a SYSTEM "file:///etc/passwd">']
  const file = (await read(await workbook(texts))) as ImportFile
  expect(file.rows.map(({ cells }) => cells[0])).toEqual(texts)

  const declared = await read(await stored({ 'xl/worksheets/sheet1.xml': sheet }))
  expect(declared).toMatchObject({ header: ['Clave'], rows: [{ cells: ['&a;&b;'] }] })
})

const cells = ['Clave', '&a;&b;'].map(
  (text, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>${text}</t></is></c></row>`,
)
const sheet = `<?xml version="1.0"?>
<!DOCTYPE worksheet [<!ENTITY a "aaaaaaaaaa"><!ENTITY b SYSTEM "https://fuera.example/">]>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells.join('')}</sheetData></worksheet>`

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const parts = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="x" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** A workbook archive with uncompressed parts. */
async function stored(more: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const files: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  const sizeOf = (all: readonly Uint8Array[]) => all.reduce((sum, one) => sum + one.length, 0)
  for (const [name, text] of Object.entries({ ...parts, ...more })) {
    const [title, content] = [new TextEncoder().encode(name), new TextEncoder().encode(text)]
    const head = new DataView(new ArrayBuffer(46))
    head.setUint32(0, 0x02014b50, true)
    head.setUint32(20, content.length, true)
    head.setUint32(24, content.length, true)
    head.setUint16(28, title.length, true)
    head.setUint32(42, sizeOf(files), true)
    directory.push(new Uint8Array(head.buffer), title)
    const local = new DataView(new ArrayBuffer(30))
    local.setUint32(0, 0x04034b50, true)
    local.setUint32(18, content.length, true)
    local.setUint32(22, content.length, true)
    local.setUint16(26, title.length, true)
    files.push(new Uint8Array(local.buffer), title, content)
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, directory.length / 2, true)
  end.setUint32(12, sizeOf(directory), true)
  end.setUint32(16, sizeOf(files), true)
  return new Uint8Array(await new Blob([...files, ...directory, end.buffer]).arrayBuffer())
}
