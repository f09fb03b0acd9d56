/** The relevant part of a cell style's number format. */
export type NumberStyle =
  | { kind: 'plain' }
  | { kind: 'padded'; digits: number }
  | { kind: 'decimals'; decimals: number }
  | { kind: 'date' | 'dateTime' | 'time' }

export const plain: NumberStyle = { kind: 'plain' }

const builtIn = new Map<number, NumberStyle>([
  [2, { kind: 'decimals', decimals: 2 }],
  [4, { kind: 'decimals', decimals: 2 }],
  [7, { kind: 'decimals', decimals: 2 }],
  [8, { kind: 'decimals', decimals: 2 }],
  [39, { kind: 'decimals', decimals: 2 }],
  [40, { kind: 'decimals', decimals: 2 }],
  [43, { kind: 'decimals', decimals: 2 }],
  [44, { kind: 'decimals', decimals: 2 }],
  [22, { kind: 'dateTime' }],
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map(
    (id) => [id, { kind: 'date' }] as const,
  ),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, { kind: 'time' }] as const),
])

/** The style of a number format: by its code, or by its built-in id. */
export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return builtIn.get(id) ?? plain
  const [first = ''] = withoutTexts(code).split(';')
  return momentStyle(first) ?? digitStyle(first)
}

function momentStyle(format: string): NumberStyle | undefined {
  const hasTime = /[hs]/i.test(format)
  // An `m` is a month unless it is beside hours or seconds, when it is a minute.
  const hasDay = hasTime ? /[dy]/i.test(format) : /[dym]/i.test(format)
  if (hasDay) return { kind: hasTime ? 'dateTime' : 'date' }
  return hasTime ? { kind: 'time' } : undefined
}

function digitStyle(format: string): NumberStyle {
  if (/^0{2,15}$/.test(format)) return { kind: 'padded', digits: format.length }
  const decimals = /[%E]/i.test(format) ? null : /[#0]\.(0{1,10})(?![#0?])/.exec(format)
  return decimals ? { kind: 'decimals', decimals: decimals[1]?.length ?? 0 } : plain
}

/** A format without colours, currencies and quoted text, whose letters have no meaning. */
function withoutTexts(code: string): string {
  if (/^general$/i.test(code)) return ''
  return code.replaceAll(/"[^"]*"|\\.|[_*]./g, '').replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
}

const dayMs = 86_400_000

/**
 * Formats a number as displayed, but dates unambiguously and digits in full. `sign` is the decimal separator.
 * Percentages and rounded numbers keep their value.
 */
export function shownNumber(text: string, style: NumberStyle, is1904: boolean, sign: ',' | '.'): string {
  const value = Number(text)
  if (!Number.isFinite(value)) return text
  if (style.kind === 'plain') return inFull(text, value).replace('.', sign)
  if (style.kind === 'padded')
    return Number.isInteger(value) ? text.padStart(style.digits, '0') : inFull(text, value).replace('.', sign)
  if (style.kind === 'decimals') return toFixed(value, style.decimals).replace('.', sign)
  return shownMoment(value, style.kind, is1904) ?? inFull(text, value).replace('.', sign)
}

/** At most fifteen significant digits: 0.1 + 0.2 is displayed as 0.3. */
function inFull(text: string, value: number): string {
  if (/^-?\d{1,15}$/.test(text)) return text
  const rounded = Number(value.toPrecision(15))
  const written = String(rounded)
  if (!written.includes('e')) return written
  return rounded.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
}

/** Cents are rounded as in the sheet: 1.005 is displayed as 1.01. */
function toFixed(value: number, decimals: number): string {
  const [digits = '0', exponent = '0'] = String(Number(value.toPrecision(15))).split('e')
  const shifted = Math.round(Math.abs(Number(`${digits}e${Number(exponent) + decimals}`)))
  const rounded = Number(`${shifted}e-${decimals}`)
  return (value < 0 && rounded !== 0 ? -rounded : rounded).toFixed(decimals)
}

function shownMoment(serial: number, kind: 'date' | 'dateTime' | 'time', is1904: boolean): string | null {
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 19)
  const ms = Math.round(serial * 86_400) * 1000
  if (kind === 'time') return serial >= 0 && serial < 1 ? clock(ms) : null
  // Spreadsheets count from the last day of 1899, and take 1900 for a leap year.
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  if (serial < 0 || serial > 2_958_466) return null
  const instant = start + ms
  const day = new Date(instant).toISOString().slice(0, 10)
  return kind === 'dateTime' && ms % dayMs !== 0 ? `${day} ${clock(instant)}` : day
}
