import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { undeliveredMails } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, LinkButton } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'

const UndeliveredDrawer = lazy(async () => ({
  default: (await import('./undelivered-drawer.tsx')).UndeliveredDrawer,
}))

/**
 * Says that there are undelivered emails, because of an address or the mail server; renders nothing if there
 * are none.
 */
export function UndeliveredNotice() {
  const { t } = useTranslation('administration')
  const format = useFormat()
  const canResend = useCan()('USUARIOS_EDITAR')
  const opened = useOpened('mails')
  const { data } = useData(useFamily(undeliveredMails).index, canResend ? [{ perPage: 1 }] : null)
  const count = data?.meta.totalCount ?? 0
  return (
    <>
      {count === 0 ? null : (
        <Alert
          tone="warning"
          title={t('mails.waiting', { count, number: format.whole(count) })}
          actions={
            <LinkButton size="sm" href={opened.hrefOf('undelivered')}>
              {t('mails.open')}
            </LinkButton>
          }
        >
          {t('mails.text')}
        </Alert>
      )}
      {canResend && opened.id !== null ? (
        <Suspense>
          <UndeliveredDrawer onClose={opened.close} />
        </Suspense>
      ) : null}
    </>
  )
}
