import { markedEncoding, unitBytes, unmarkedUtf16 } from './encoding.ts'

/**
 * As what a file of each name may be declared. A browser takes it from the system: on Windows with Excel a CSV is one of
 * Excel's, and where nobody knows the name it is a stream of bytes.
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

/** Whether a file is called a workbook. */
export const isNamedWorkbook = (name: string): boolean =>
  workbookNames.some((ending) => name.toLowerCase().endsWith(ending))

/** Whether a file is called and declared as delimited text or a workbook, and as the same kind of it (check 49). */
export function isDeclaredRows(name: string, type: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const [essence = ''] = type.toLowerCase().split(';')
  return declared.get(extension)?.includes(essence.trim()) === true
}

/** Whether the first bytes can be delimited text: no known signature, and no NUL but in UTF-16. */
export function isText(head: Buffer): boolean {
  const beginning = head.subarray(0, 8).toString('hex')
  if (signatures.some((signature) => beginning.startsWith(signature))) return false
  if (isWindowsProgram(head)) return false
  if (!head.includes(0)) return true
  const encoding = markedEncoding(head) ?? unmarkedUtf16(head)
  return encoding !== null && unitBytes(encoding) === 2
}

// MZ alone may begin a line of text; a program has bytes that text has not.
function isWindowsProgram(head: Buffer): boolean {
  return head.subarray(0, 2).toString('latin1') === 'MZ' && head.subarray(0, 512).some((byte) => byte < 9)
}
