const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number in the locale; formatters are cached, because they are slow to create. */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { useGrouping: 'always', ...options })
  formats.set(key, known)
  return known.format(value)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a file size in the largest decimal unit that keeps it at 1 or more, such as `2,4 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const options = {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  } as const
  return formatNumber(bytes / 1000 ** step, locale, options)
}

/** Formats a number in k-format above 999 (specification §9), for little space: `0,25`, `999`, `1,2k`. */
export function formatShort(value: number, locale: string): string {
  const isLarge = Math.abs(value) > 999
  const digits = formatNumber(isLarge ? value / 1000 : value, locale, { maximumFractionDigits: 2 })
  return isLarge ? `${digits}k` : digits
}
