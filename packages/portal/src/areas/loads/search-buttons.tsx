import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DuplicateSearch } from '@portal/sdk'
import { duplicateSearches } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, ConfirmDialog, Inline, LinkButton } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { duplicatesAddress } from './duplicate-address.ts'
import { isUnderWay } from './duplicate-state.tsx'
import { RuleForm } from './rule-form.tsx'

/** The actions on the displayed search. */
export function SearchButtons({ search }: { search: DuplicateSearch }) {
  const { t } = useTranslation('duplicates')
  const can = useCan()
  return (
    <Inline space="sm">
      <LinkButton href={duplicatesAddress} tone="quiet" icon="arrowLeft">
        {t('search.back')}
      </LinkButton>
      {can('CARGUE_GUARDAR_RESULTADOS') ? <Acts search={search} /> : null}
    </Inline>
  )
}

function Acts({ search }: { search: DuplicateSearch }) {
  const { t } = useTranslation('duplicates')
  const format = useFormat()
  const family = useFamily(duplicateSearches)
  const cancel = useAct(family.cancel, t('searches.cancelled'), ['duplicates', 'dashboard'])
  const merge = useAct(family.merge, t('search.mergeStarted'), ['duplicates', 'dashboard'])
  const [asking, setAsking] = useState<'merge' | 'rule'>()
  const { id, version, state, counts } = search
  if (isUnderWay(search))
    return (
      <Button icon="pause" isPending={cancel.isPending} onPress={() => void cancel(id)}>
        {t('searches.cancel')}
      </Button>
    )
  if (state !== 'ready' && state !== 'applied') return null
  return (
    <>
      <Button icon="save" onPress={() => setAsking('rule')}>
        {t('search.keepRule')}
      </Button>
      {counts.pending > 0 ? (
        <Button tone="primary" icon="check" onPress={() => setAsking('merge')}>
          {t('search.mergeAll')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asking === 'merge'}
        onOpenChange={(isOpen) => (isOpen ? undefined : setAsking(undefined))}
        title={t('search.mergeTitle', { number: format.whole(counts.pending) })}
        confirmLabel={t('search.mergeAll')}
        onConfirm={() => merge(id, { version })}
      >
        {t('search.mergeText')}
      </ConfirmDialog>
      {asking === 'rule' ? <RuleForm search={search} onClose={() => setAsking(undefined)} /> : null}
    </>
  )
}
