import { writeRange } from '@portal/ui-kit'

/** The days of a person in a period; one day opens with the entries behind it (REP-6). */
export function daysHref(personId: string, from: string, until: string): string {
  const params = new URLSearchParams({ person: personId, period: writeRange({ from, to: until }) })
  if (from === until) params.set('day', `${personId}:${from}`)
  return `/admin/accesos/accesosEmpleados?${params.toString()}`
}
