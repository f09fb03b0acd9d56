import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf } from '@portal/sdk'
import { localeOf } from '#format/locale.ts'
import { formatSeconds } from '#format/number.ts'

/** The message of a failed sign-in, equal for a wrong user and a wrong password (LOG-2). */
export function useLoginFailure(): (error: unknown) => string | undefined {
  const { t, i18n } = useTranslation('session')
  return (error) => {
    if (error === undefined || error === null) return undefined
    if (isPortalError(error, 'authentication') || isPortalError(error, 'validation')) return t('login.failed')
    if (isPortalError(error, 'rate-limit')) {
      const { retryAfterMs } = error
      return retryAfterMs === undefined
        ? t('login.tooManySoon')
        : t('login.tooMany', { time: formatSeconds(retryAfterMs / 1000, localeOf(i18n.language)) })
    }
    if (isPortalError(error, 'connection') || isPortalError(error, 'timeout')) return t('login.unreachable')
    return messageOf(error, i18n.language)
  }
}
