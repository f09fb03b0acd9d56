import { absences, operationVacations, vacationRequests } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { useAbsenceNow } from './use-absence-now.ts'
import { useVacationNow } from './use-vacation-now.ts'

/** The current state of an item after a conflict, by its family; undefined for other families. */
export function useCurrentState(): (family: string, id: string) => Promise<string | undefined> {
  const [vacation, absence] = [useVacationNow(), useAbsenceNow()]
  const requests = useFamily(vacationRequests)
  const operations = useFamily(operationVacations)
  const absent = useFamily(absences)
  const shown: Readonly<Record<string, (id: string) => Promise<string>>> = {
    vacationRequests: (id) => requests.show(id).then(vacation),
    operationVacations: (id) => operations.show(id).then(vacation),
    absences: (id) => absent.show(id).then(absence),
  }
  return async (family, id) => shown[family]?.(id).catch(() => undefined)
}
