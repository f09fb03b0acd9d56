import { useTranslation } from 'react-i18next'
import type { VacationRequestDetail } from '@portal/sdk'
import { useNowLine } from '#patterns/use-now-line.ts'
import { stateWord } from './vacation-words.ts'

/** The current state of a request, and who set it. */
export function useVacationNow(): (request: VacationRequestDetail) => string {
  const { t } = useTranslation('vacations')
  const nowLine = useNowLine()
  return (request) => nowLine(t(`list.states.${stateWord(request)}`), request.history.at(-1))
}
