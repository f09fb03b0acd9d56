import type { Locale } from '@portal/sdk'

const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** Formats a whole number for a language: `20,000` or `20.000`. */
export function count(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value)
}

/** Formats bytes in powers of a thousand: `12.3 MB`. */
export function bytes(value: number, locale: Locale): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)))
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: power === 0 ? 0 : 1 })
  return `${shown.format(value / 1000 ** power)} ${units[power] ?? 'B'}`
}

/** Formats seconds as a clock, rounded up: `0:07`, `12:30`, `1:02:03`. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const padded = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`
}
