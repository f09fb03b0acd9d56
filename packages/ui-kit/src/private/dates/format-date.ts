const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats an ISO date in the locale; formatters are cached, because they are slow to create. */
export function formatDate(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known.format(Date.parse(iso))
}

/** `21 November`, for places that already say the year. */
export const dayAndMonth = { day: 'numeric', month: 'long' } as const
/** `21/11/2026`, as it is typed. */
export const typedDate = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
