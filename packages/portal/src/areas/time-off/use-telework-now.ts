import { useTranslation } from 'react-i18next'
import type { TeleworkVersion } from '@portal/sdk'
import { useNowLine } from '#patterns/use-now-line.ts'

/** The current state of a version, and who set it. */
export function useTeleworkNow(): (version: TeleworkVersion) => string {
  const { t } = useTranslation('telework')
  const nowLine = useNowLine()
  return ({ state, acts }) => {
    const last = acts.at(-1)
    return nowLine(t(`states.${state}`), last && { ...last, comment: last.reason })
  }
}
