import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blacklistEntries, blacklistRemovals } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Drawer, Inline, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { EntryFacts } from './entry-facts.tsx'
import { EntryForm } from './entry-form.tsx'
import { ReasonForm } from './reason-form.tsx'

/** One entry with its history; it is changed here, and its removal asked for. */
export function EntryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('blacklists')
  const can = useCan()
  const { show } = useFamily(blacklistEntries)
  const { create } = useFamily(blacklistRemovals)
  const { data: entry, error, refresh } = useData(show, [id])
  const [form, setForm] = useState<'change' | 'remove'>()
  const close = () => {
    setForm(undefined)
    refresh()
  }
  const isOpen = entry !== undefined && entry.state !== 'removed'
  const canRemove = isOpen && entry.origin !== 'robinson' && entry.removalId === null
  if (entry !== undefined && form === 'change') return <EntryForm entry={entry} onClose={close} />
  if (entry !== undefined && form === 'remove')
    return (
      <ReasonForm
        title={t('removals.ask', { name: entry.value })}
        draft={`blacklists.remove.${id}`}
        send={(reason) => create(id, { reason })}
        done={t('removals.asked')}
        onClose={close}
      />
    )
  return (
    <Drawer
      title={entry?.value ?? '…'}
      isOpen
      onOpenChange={(isDrawn) => (isDrawn ? undefined : onClose())}
      footer={
        <Inline justify="end">
          {canRemove && can('LISTA_NEGRA_ELIMINAR') ? (
            <Button onPress={() => setForm('remove')}>{t('entries.remove')}</Button>
          ) : null}
          {isOpen && can('LISTA_NEGRA_CREAR') ? (
            <Button onPress={() => setForm('change')}>{t('entries.change')}</Button>
          ) : null}
        </Inline>
      }
    >
      {entry === undefined && error === undefined ? <Skeleton lines={8} /> : null}
      {entry === undefined && error !== undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      {entry === undefined ? null : <EntryFacts entry={entry} />}
    </Drawer>
  )
}
