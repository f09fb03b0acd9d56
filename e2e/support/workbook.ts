import { inflateRawSync } from 'node:zlib'

type Cell = string | number | null

/** The cells of the first sheet of a workbook. Independent of the product, to verify it. */
export function readWorkbook(file: Buffer): Cell[][] {
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml')
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, about = '', content = '']) =>
      about.includes('t="inlineStr"') ? textOf(content) : numberOf(content),
    ),
  )
}

/** A file of the zip archive, found by its central directory. */
function partOf(file: Buffer, name: string): string {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = file.readUInt32LE(end + 16)
  while (file.readUInt32LE(at) === 0x02014b50) {
    const nameLength = file.readUInt16LE(at + 28)
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = file.readUInt32LE(at + 42)
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
      const data = file.subarray(start, start + file.readUInt32LE(at + 20))
      return (file.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString('utf8')
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  throw new Error(`${name}: not in the workbook`)
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function textOf(content: string): string {
  const [, text = ''] = /<t[^>]*>(.*?)<\/t>/s.exec(content) ?? []
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole)
}

function numberOf(content: string): number | null {
  const [, value] = /<v>(.*?)<\/v>/s.exec(content) ?? []
  return value === undefined ? null : Number(value)
}
