import { useEffect, useState } from 'react'
import { useData } from '@portal/sdk/react'
import { absencesFamily, type AbsencesAsk } from './absences.ts'

/** The sample absences, listed by query; a write triggers a refetch, as in the SDK. */
export function useAbsences(ask: AbsencesAsk) {
  const [absences] = useState(() => absencesFamily())
  const list = useData(absences.index, [ask], { keepPrevious: true })
  const { refresh } = list
  useEffect(() => absences.onWrite(refresh), [absences, refresh])
  return { absences, list }
}
