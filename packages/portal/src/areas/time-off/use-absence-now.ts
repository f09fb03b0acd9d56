import { useTranslation } from 'react-i18next'
import type { AbsenceDetail } from '@portal/sdk'
import { useNowLine } from '#patterns/use-now-line.ts'

/** The current state of an absence, and who set it. */
export function useAbsenceNow(): (absence: AbsenceDetail) => string {
  const { t } = useTranslation('absenceRequests')
  const nowLine = useNowLine()
  return ({ state, history }) => nowLine(t(`list.states.${state}`), history.at(-1))
}
