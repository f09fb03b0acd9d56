const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { useGrouping: 'always', ...options })
  formats.set(key, format)
  return format
}

/** A number with all its digits, grouped for the language. */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return formatOf(locale, options).format(value)
}

/** A number in k-format above 999 (specification §9): `999`, `1k`, `12,5k`. */
export function formatShort(value: number, locale: string): string {
  if (Math.abs(value) <= 999) return formatNumber(value, locale, { maximumFractionDigits: 0 })
  return `${formatNumber(value / 1000, locale, { maximumFractionDigits: 1 })}k`
}

/** Formats euro cents. */
export function formatEuros(cents: number, locale: string): string {
  return formatNumber(cents / 100, locale, { style: 'currency', currency: 'EUR' })
}

/** A ratio in per cent. */
export function formatShare(value: number, locale: string): string {
  return formatNumber(value, locale, { style: 'percent', maximumFractionDigits: 0 })
}

/** A ratio in per cent with one decimal, such as `11,6 %`. */
export function formatRate(value: number, locale: string): string {
  return formatNumber(value, locale, {
    ...{ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 },
  })
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a file size in the largest decimal unit that keeps it at 1 or more, such as `2,4 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const options = {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: step === 0 ? 0 : 1,
  } as const
  return formatNumber(bytes / 1000 ** step, locale, options)
}

/** A duration in words, such as `3 min 20 s`, without zero parts. */
export function formatSeconds(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const parts = [
    { unit: 'hour', value: Math.floor(whole / 3600) },
    { unit: 'minute', value: Math.floor(whole / 60) % 60 },
    { unit: 'second', value: whole % 60 },
  ]
  const shownParts = parts.filter(({ value }) => value > 0).slice(0, 2)
  return (shownParts.length === 0 ? parts.slice(-1) : shownParts)
    .map(({ unit, value }) => formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ')
}
