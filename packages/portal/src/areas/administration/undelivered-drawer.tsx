import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UndeliveredMail } from '@portal/sdk'
import { undeliveredMails } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Drawer, EmptyState, Pagination, Skeleton, Stack } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { FailureState } from '#patterns/failure-state.tsx'
import { useAct } from '#patterns/use-act.ts'
import { UndeliveredCard, useReaderOf } from './undelivered-card.tsx'

const perPage = 25
/** An email that is sent again and rejected again returns within seconds. */
const refreshMs = 5000

/** The undelivered emails with the mail server's errors, to be sent again or discarded. */
export function UndeliveredDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration')
  const { index, resendAll, destroy } = useFamily(undeliveredMails)
  const readerOf = useReaderOf()
  const [asked, ask] = useState<UndeliveredMail>()
  const [wanted, setPage] = useState(1)
  const { data, error, refresh } = useData(index, [{ page: wanted, perPage }], {
    keepPrevious: true,
    refreshMs,
  })
  const total = data?.meta.totalCount ?? 0
  // After emails were sent again, whole pages of the list may be empty.
  const page = Math.min(wanted, Math.max(1, data?.meta.totalPages ?? wanted))
  if (page !== wanted) setPage(page)
  const sendAll = useAct(resendAll, t('mails.resentAll'))
  return (
    <Drawer
      title={t('mails.title')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      {...(total > 1
        ? {
            footer: (
              <Button tone="primary" icon="send" isPending={sendAll.isPending} onPress={() => void sendAll()}>
                {t('mails.resendAll')}
              </Button>
            ),
          }
        : {})}
    >
      <Stack space="md">
        <Letters data={data?.data} error={error} onRetry={refresh} onDiscard={ask} />
        {total > perPage ? <Pagination {...{ page, perPage, total }} onPage={setPage} /> : null}
      </Stack>
      <ConfirmAction
        subject={asked}
        onClose={() => ask(undefined)}
        title={(mail) => t('mails.ask', { name: readerOf(mail) })}
        text={() => t('mails.askText')}
        confirmLabel={t('mails.discard')}
        act={destroy}
        idOf={({ id }) => id}
        done={t('mails.discarded')}
        onDone={() => ask(undefined)}
      />
    </Drawer>
  )
}

interface LettersProps {
  data: readonly UndeliveredMail[] | undefined
  error: unknown
  onRetry: () => void
  onDiscard: (mail: UndeliveredMail) => void
}

function Letters({ data, error, onRetry, onDiscard }: LettersProps) {
  const { t } = useTranslation('administration')
  if (data === undefined) {
    return error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={onRetry} />
  }
  if (data.length === 0) return <EmptyState title={t('mails.none')}>{t('mails.noneText')}</EmptyState>
  return data.map((mail) => <UndeliveredCard key={mail.id} mail={mail} onDiscard={() => onDiscard(mail)} />)
}
