/// <reference lib="es2024.string" />

import { isUtf8 } from 'node:buffer'
import type { Encoding } from '@portal/sdk/contract'
import type { ByteSource } from './byte-source.ts'

export type { Encoding }

const chunkBytes = 1 << 20
const [mostlyZero, seldomZero] = [0.5, 0.05]
const windows1252 = new TextDecoder('windows-1252')

/** The encoding that the first bytes declare, or null when there is no mark. */
export function markedEncoding(head: Buffer): Encoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8-bom'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return null
}

/** Bytes of a unit of text. */
export const unitBytes = (encoding: Encoding): 1 | 2 => (encoding.startsWith('utf-16') ? 2 : 1)

/**
 * UTF-16 without a mark: of what files hold, every second byte is zero, and which one tells the order. Null where it is
 * neither.
 */
export function unmarkedUtf16(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  const zeros: [number, number] = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[(at % 2) as 0 | 1] += 1
  const half = head.length / 2
  if (zeros[1] > half * mostlyZero && zeros[0] < half * seldomZero) return 'utf-16le'
  return zeros[0] > half * mostlyZero && zeros[1] < half * seldomZero ? 'utf-16be' : null
}

/** How many bytes of mark stand before the text. */
export function markLength(head: Buffer, encoding: Encoding): number {
  if (encoding === 'windows-1252' || markedEncoding(head) === null) return 0
  return unitBytes(encoding) === 2 ? 2 : 3
}

/**
 * UTF-8 when the bytes are UTF-8, else Windows-1252. A few broken bytes among many good sequences are
 * damage, not another encoding: those rows go to the error list and the others keep their accents.
 */
export async function detectEncoding(source: ByteSource, head: Buffer): Promise<Encoding> {
  const declared = markedEncoding(head) ?? unmarkedUtf16(head)
  if (declared) return declared
  let start = 0
  while (start < source.size) {
    const bytes = await source.read(start, chunkBytes)
    const whole = wholeCharacters(bytes, start + bytes.length >= source.size)
    if (!isUtf8(whole) && isOtherEncoding(whole)) return 'windows-1252'
    start += whole.length
  }
  return 'utf-8'
}

/** Cuts the bytes behind their last ASCII byte, so that no character is torn in two. */
function wholeCharacters(bytes: Buffer, isLast: boolean): Buffer {
  if (isLast) return bytes
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) >= 0x80) end -= 1
  return end === 0 ? bytes : bytes.subarray(0, end)
}

function isOtherEncoding(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  const good = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0
  return broken * 10 > good
}

/** Text taken from bytes, with the way back to bytes and, for damaged text, the way to each record. */
export interface Decoded {
  text: string
  /** How many bytes a beginning of the text stands for. */
  byteLength: (beginning: string) => number
  /** A record of the text as it should read, or null when its bytes are malformed. */
  record: (raw: string) => string | null
  /** The same record for people to look at, damage and all. */
  shown: (raw: string) => string
}

const asIs = (raw: string): string => raw
const wellFormed = (raw: string): string => raw.toWellFormed()

/** Decodes record-aligned bytes. Malformed UTF-8 is never turned into U+FFFD: such records read as null. */
export function decode(bytes: Buffer, encoding: Encoding): Decoded {
  if (encoding === 'windows-1252')
    return {
      text: windows1252.decode(bytes),
      byteLength: (beginning) => beginning.length,
      record: asIs,
      shown: asIs,
    }
  if (unitBytes(encoding) === 2) {
    const text = encoding === 'utf-16le' ? bytes.toString('utf16le') : swapped(bytes)
    const record = text.isWellFormed() ? asIs : (raw: string) => (raw.isWellFormed() ? raw : null)
    return { text, byteLength: (beginning) => beginning.length * 2, record, shown: wellFormed }
  }
  return isUtf8(bytes)
    ? {
        text: bytes.toString('utf8'),
        byteLength: (beginning) => Buffer.byteLength(beginning),
        record: asIs,
        shown: asIs,
      }
    : decodeDamaged(bytes)
}

// What was read is shared with others: the bytes are turned in a copy.
function swapped(bytes: Buffer): string {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le')
}

// One character a byte: delimiters, quotes and line ends stay where they are, so records can be told
// apart and each one decoded alone.
function decodeDamaged(bytes: Buffer): Decoded {
  return {
    text: bytes.toString('latin1'),
    byteLength: (beginning) => beginning.length,
    record: (raw) => {
      const own = Buffer.from(raw, 'latin1')
      return isUtf8(own) ? own.toString('utf8') : null
    },
    shown: (raw) => Buffer.from(raw, 'latin1').toString('utf8'),
  }
}
