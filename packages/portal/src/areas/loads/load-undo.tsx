import { loadActs as loads } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, DescriptionList, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { FailureState } from '#patterns/failure-state.tsx'
import { undoParts } from './undo-parts.ts'

interface LoadUndoProps {
  load: Load | undefined
  onClose: () => void
}

/** Previews the effect of undoing a load, with the names of worked records, and undoes it (CAR-11). */
export function LoadUndo({ load, onClose }: LoadUndoProps) {
  const { t } = useTranslation('loads')
  const loadsFamily = useFamily(loads)
  return (
    <ConfirmAction
      subject={load}
      onClose={onClose}
      title={({ name }) => t('undo.title', { name })}
      text={() => t('undo.text')}
      confirmLabel={t('undo.act')}
      act={loadsFamily.undo}
      idOf={({ id }) => id}
      done={t('undo.started')}
      onDone={onClose}
    >
      {load === undefined ? null : <Impact id={load.id} />}
    </ConfirmAction>
  )
}

function Impact({ id }: { id: string }) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const { data, error, refresh } = useData(useFamily(loads).impact, [id])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={4} /> : <FailureState error={error} onRetry={refresh} />
  const names = data.worked.map(({ row, key }) => key ?? t('undo.rowName', { row: format.whole(row) }))
  const parts = undoParts.filter((part) => data[part] > 0)
  return (
    <Stack space="md">
      {data.possible ? null : <Alert tone="warning">{t('undo.impossible')}</Alert>}
      <DescriptionList
        layout="grid"
        items={[
          { term: t('undo.parts.total'), value: format.whole(data.total) },
          ...parts.map((part) => ({ term: t(`undo.parts.${part}`), value: format.whole(data[part]) })),
        ]}
      />
      {names.length === 0 ? null : <p>{t('undo.worked', { names: names.join(', ') })}</p>}
    </Stack>
  )
}
