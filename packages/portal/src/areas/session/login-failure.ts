import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'

/** Why a sign-in failed. The same words for a wrong user and a wrong password (LOG-2). */
export function useLoginFailure(): (error: unknown) => string | undefined {
  const { t, i18n } = useTranslation('session')
  const format = useFormat()
  return (error) => {
    if (error === undefined || error === null) return undefined
    if (isPortalError(error, 'authentication') || isPortalError(error, 'validation')) return t('login.failed')
    if (isPortalError(error, 'rate-limit')) {
      const { retryAfterMs } = error
      return retryAfterMs === undefined
        ? t('login.tooManySoon')
        : t('login.tooMany', { time: format.seconds(retryAfterMs / 1000) })
    }
    if (isPortalError(error, 'connection') || isPortalError(error, 'timeout')) return t('login.unreachable')
    return messageOf(error, i18n.language)
  }
}
