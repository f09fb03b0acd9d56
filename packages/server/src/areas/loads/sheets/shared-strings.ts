import type { Archive } from './archive.ts'
import { XmlScanner } from './xml-scanner.ts'
import { WorkbookFault } from './workbook-fault.ts'

/** The maximum number of characters of shared texts in memory. */
const mostCharacters = 128 << 20

/** The texts that cells refer to by index; runs with several fonts are joined, phonetic hints dropped. */
export async function sharedStrings(archive: Archive, name: string): Promise<readonly string[]> {
  if (!archive.has(name)) return []
  const texts: string[] = []
  let [current, held] = ['', 0]
  let [isText, isPhonetic] = [false, false]
  const scanner = new XmlScanner({
    open(tag) {
      if (tag === 'si') current = ''
      else if (tag === 't') isText = !isPhonetic
      else if (tag === 'rPh') isPhonetic = true
    },
    text(text) {
      if (isText) current += text
    },
    close(tag) {
      if (tag === 't') isText = false
      else if (tag === 'rPh') isPhonetic = false
      else if (tag === 'si') {
        held += current.length
        if (held > mostCharacters) throw new WorkbookFault('unpacked_size_out_of_range')
        texts.push(unescaped(current))
      }
    },
  })
  for await (const part of await archive.open(name)) scanner.write(part as Buffer)
  scanner.end()
  return texts
}

/** Office writes a character that XML cannot represent as `_x000D_`. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
}
