import { markedEncoding, unitBytes, unmarkedUtf16 } from './encoding.ts'

/**
 * The allowed media types per extension. Browsers take them from the system: on Windows with Excel a CSV is an Excel
 * type, and an unknown extension is a byte stream.
 */
const unknown = 'application/octet-stream'
const tabbed = ['text/plain', 'text/tab-separated-values', unknown]
const declared = new Map([
  [
    'csv',
    [
      'text/csv',
      'text/x-csv',
      'text/plain',
      'text/comma-separated-values',
      'application/csv',
      'application/vnd.ms-excel',
      unknown,
    ],
  ],
  ['txt', [...tabbed, 'text/csv']],
  ['tsv', tabbed],
  ['xlsx', ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip', unknown]],
  ['xlsm', ['application/vnd.ms-excel.sheet.macroenabled.12', 'application/zip', unknown]],
  ['ods', ['application/vnd.oasis.opendocument.spreadsheet', 'application/zip', unknown]],
  ['xls', ['application/vnd.ms-excel', unknown]],
])
const workbookNames = ['.xlsx', '.xlsm', '.ods', '.xls']

// Signatures of files that are no text: zip and XLSX, old Office, PDF, Windows programs, images, gzip, ELF, RAR, 7z.
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

/** Whether the name has an extension of workbooks. */
export const isNamedWorkbook = (name: string): boolean =>
  workbookNames.some((ending) => name.toLowerCase().endsWith(ending))

/** Whether name and media type are those of delimited text or a workbook, consistently (check 49). */
export function isDeclaredRows(name: string, type: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const [essence = ''] = type.toLowerCase().split(';')
  return declared.get(extension)?.includes(essence.trim()) === true
}

/** Whether the first bytes may be delimited text: no known signature, and no NUL except in UTF-16. */
export function isText(head: Buffer): boolean {
  const beginning = head.subarray(0, 8).toString('hex')
  if (signatures.some((signature) => beginning.startsWith(signature))) return false
  if (isWindowsProgram(head)) return false
  if (!head.includes(0)) return true
  const encoding = markedEncoding(head) ?? unmarkedUtf16(head)
  return encoding !== null && unitBytes(encoding) === 2
}

// MZ alone may begin a line of text; a program also contains non-text bytes.
function isWindowsProgram(head: Buffer): boolean {
  return head.subarray(0, 2).toString('latin1') === 'MZ' && head.subarray(0, 512).some((byte) => byte < 9)
}
