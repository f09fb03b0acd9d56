import { markedEncoding } from './encoding.ts'

const extensions = /\.(csv|txt|tsv)$/i

// Beginnings of files that are no text: zip and XLSX, old Office, PDF, Windows programs, images, gzip, ELF, RAR, 7z.
const signatures = [
  '504b0304',
  '504b0506',
  'd0cf11e0',
  '25504446',
  '4d5a90',
  '89504e47',
  'ffd8ff',
  '47494638',
  '1f8b',
  '7f454c46',
  '52617221',
  '377abcaf',
]

/** Whether a file's name is one of delimited text. */
export function hasTextName(name: string): boolean {
  return extensions.test(name)
}

/** Whether the first bytes can be delimited text: no known signature, and no NUL but in UTF-16. */
export function isText(head: Buffer): boolean {
  const beginning = head.subarray(0, 8).toString('hex')
  if (signatures.some((signature) => beginning.startsWith(signature))) return false
  if (isWindowsProgram(head)) return false
  return markedEncoding(head) === 'utf-16le' || !head.includes(0)
}

// MZ alone may begin a line of text; a program has bytes that text has not.
function isWindowsProgram(head: Buffer): boolean {
  return head.subarray(0, 2).toString('latin1') === 'MZ' && head.subarray(0, 512).some((byte) => byte < 9)
}
