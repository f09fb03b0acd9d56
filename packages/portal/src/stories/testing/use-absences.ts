import { useEffect, useState } from 'react'
import { useData } from '@portal/sdk/react'
import { absencesFamily, type AbsencesAsk } from './absences.ts'

/** The made-up absences, and the list of them as it is asked; what is written is asked for again, as the SDK does. */
export function useAbsences(ask: AbsencesAsk) {
  const [absences] = useState(() => absencesFamily())
  const list = useData(absences.index, [ask], { keepPrevious: true })
  const { refresh } = list
  useEffect(() => absences.onWrite(refresh), [absences, refresh])
  return { absences, list }
}
