import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlacklistEntry } from '@portal/sdk'
import { blacklistEntries, blacklistRemovals } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Drawer, Inline } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { EntryFacts } from './entry-facts.tsx'
import { EntryForm } from './entry-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { Waiting } from '#patterns/waiting-part.tsx'

/** One entry with its history; it can be changed, and its removal requested. */
export function EntryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('blacklists')
  const { show } = useFamily(blacklistEntries)
  const { create } = useFamily(blacklistRemovals)
  const { data: entry, error, refresh } = useData(show, [id])
  const [form, setForm] = useState<EntryAct>()
  const close = () => {
    setForm(undefined)
    refresh()
  }
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
      footer={entry === undefined ? undefined : <EntryActs entry={entry} onAct={setForm} />}
    >
      {entry === undefined ? <Waiting error={error} onRetry={refresh} /> : <EntryFacts entry={entry} />}
    </Drawer>
  )
}

type EntryAct = 'change' | 'remove'

function EntryActs({ entry, onAct }: { entry: BlacklistEntry; onAct: (act: EntryAct) => void }) {
  const { t } = useTranslation('blacklists')
  const can = useCan()
  const { state, origin, removalId } = entry
  if (state === 'removed') return null
  const isAskable = origin !== 'robinson' && removalId === null && can('LISTA_NEGRA_ELIMINAR')
  return (
    <Inline justify="end">
      {isAskable ? <Button onPress={() => onAct('remove')}>{t('entries.remove')}</Button> : null}
      {can('LISTA_NEGRA_CREAR') ? (
        <Button onPress={() => onAct('change')}>{t('entries.change')}</Button>
      ) : null}
    </Inline>
  )
}
