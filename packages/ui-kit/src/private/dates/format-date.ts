const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes an ISO date as the locale does; formatters are kept, because they are slow to make. */
export function formatDate(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known.format(Date.parse(iso))
}

/** `21 November`, for places that say the year already. */
export const dayAndMonth = { day: 'numeric', month: 'long' } as const
/** `21/11/2026`, as it is typed. */
export const typedDate = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
