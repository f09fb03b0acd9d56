import { WorkbookFault } from './workbook-fault.ts'

/** Events of the scanner. Names are without namespace prefix. */
export interface XmlHandler {
  open: (name: string, attributes: string) => void
  text: (text: string) => void
  close: (name: string) => void
}

const longestPiece = 8 << 20

/**
 * A streaming XML scanner that stores nothing. A document with a DTD is refused: no workbook has one, and entities
 * can expand a small file into a huge one.
 */
export class XmlScanner {
  readonly #handler: XmlHandler
  readonly #decoder = new TextDecoder('utf-8')
  #rest = ''
  #depth = 0

  constructor(handler: XmlHandler) {
    this.#handler = handler
  }

  write(bytes: Uint8Array): void {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true })
    let at = 0
    for (;;) {
      const next = this.#piece(text, at)
      if (next === -1) break
      at = next
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > longestPiece) throw new WorkbookFault('file_damaged')
  }

  /** Fails on a truncated document. */
  end(): void {
    if (this.#rest.trim() !== '' || this.#depth !== 0) throw new WorkbookFault('file_damaged')
  }

  /** Emits the piece at `at`; returns its end, or -1 when it is incomplete. */
  #piece(text: string, at: number): number {
    const start = text.indexOf('<', at)
    if (start === -1) return -1
    if (start > at) {
      this.#handler.text(plainText(text.slice(at, start)))
      return start
    }
    const sign = text.charCodeAt(start + 1)
    if (Number.isNaN(sign)) return -1
    if (sign === exclamation) return this.#special(text, start)
    if (sign === question) return endOf(text, '?>', start)
    return this.#tag(text, start, sign === slash)
  }

  #tag(text: string, start: number, isClosing: boolean): number {
    const end = tagEnd(text, start)
    if (end === -1) return -1
    if (isClosing) {
      this.#depth -= 1
      this.#handler.close(localName(text.slice(start + 2, end).trim()))
      return end + 1
    }
    const isEmpty = text.charCodeAt(end - 1) === slash
    const inner = text.slice(start + 1, isEmpty ? end - 1 : end)
    const space = inner.search(/\s/)
    const name = localName(space === -1 ? inner : inner.slice(0, space))
    this.#handler.open(name, space === -1 ? '' : inner.slice(space))
    if (isEmpty) this.#handler.close(name)
    else this.#depth += 1
    return end + 1
  }

  #special(text: string, start: number): number {
    if (text.length < start + 9) return -1
    if (text.startsWith('<!--', start)) return endOf(text, '-->', start)
    if (!text.startsWith('<![CDATA[', start)) throw new WorkbookFault('file_damaged')
    const end = endOf(text, ']]>', start)
    if (end !== -1) this.#handler.text(text.slice(start + 9, end - 3))
    return end
  }
}

const [exclamation, slash, question, doubleQuote] = [33, 47, 63, 34]

function endOf(text: string, sign: string, from: number): number {
  const found = text.indexOf(sign, from)
  return found === -1 ? -1 : found + sign.length
}

/** The closing `>` of a tag, which may also occur in an attribute value. */
function tagEnd(text: string, start: number): number {
  let end = text.indexOf('>', start)
  while (end !== -1 && isInQuotes(text, start, end)) end = text.indexOf('>', end + 1)
  return end
}

function isInQuotes(text: string, start: number, end: number): boolean {
  let isOpen = false
  for (let at = start; at < end; at += 1) if (text.charCodeAt(at) === doubleQuote) isOpen = !isOpen
  return isOpen
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

/** An attribute's value, by its qualified name; undefined when absent. */
export function attributeOf(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at !== -1; at = attributes.indexOf(name, at + 1)) {
    if (attributes.charCodeAt(at - 1) > 32) continue
    const value = /^\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes.slice(at + name.length))
    if (value) return plainText(value[1] ?? value[2] ?? '')
  }
  return undefined
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function plainText(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(#x?[\da-f]{1,8}|[a-z]+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? whole
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
