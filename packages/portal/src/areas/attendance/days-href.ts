import { writeRange } from '@portal/ui-kit'
import type { PageHref } from '#patterns/dashboard/part.ts'

interface DaysOf {
  personId: string
  from: string
  until: string
  /** Only the days at this work center. */
  workCenterId?: string | undefined
}

/** A person's days in a period; a single day opens with its entries (REP-6). */
export function daysHref({ personId, from, until, workCenterId }: DaysOf): PageHref {
  const params = new URLSearchParams({ person: personId, period: writeRange({ from, to: until }) })
  if (workCenterId !== undefined) params.set('workCenterId', workCenterId)
  if (from === until) params.set('day', `${personId}:${from}`)
  return `/admin/accesos/accesosEmpleados?${params.toString()}`
}
