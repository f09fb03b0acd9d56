import { useTranslation } from 'react-i18next'
import { SessionPrompt, Stack } from '@portal/ui-kit'
import { useLocked } from '#patterns/lock/use-locked.ts'
import { useKeepAlive } from './use-keep-alive.ts'

/** Asks whether the person is still there, before the session ends (specification §2, §4). */
export function KeepAliveDialog() {
  const { t } = useTranslation('shell')
  const { question, accept, cancel } = useKeepAlive()
  // A session without a password cannot be extended.
  const isLocked = useLocked()
  return (
    <SessionPrompt
      isOpen={question !== undefined && !isLocked}
      title={t('keepAlive.title')}
      secondsLeft={question?.secondsLeft ?? 0}
      secondsTotal={question?.secondsTotal ?? 1}
      acceptLabel={t('keepAlive.accept')}
      cancelLabel={t('keepAlive.cancel')}
      onAccept={accept}
      onCancel={cancel}
    >
      <Stack space="md">
        <p>{t('keepAlive.text')}</p>
        {question?.isFixed ? <p>{t('keepAlive.fixed')}</p> : null}
      </Stack>
    </SessionPrompt>
  )
}
