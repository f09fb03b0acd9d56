import { loadActs as loads } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { useFormat } from '#format/use-format.ts'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { isRunning, recordsOf } from './load-state.ts'

/** A load to be deleted: alone while it has no records, or with them. */
export interface Removal {
  readonly kind: 'destroy' | 'destroyAll'
  readonly load: Load
}

/** The possible ways to delete the load now (CAR-9). */
export function removalsOf(load: Load): readonly Removal['kind'][] {
  if (isRunning(load)) return []
  return recordsOf(load) === 0 ? ['destroy'] : ['destroyAll']
}

interface LoadRemovalProps {
  removal: Removal | undefined
  onClose: () => void
  onDone?: () => void
}

/** Confirms what will be deleted, and deletes it. */
export function LoadRemoval({ removal, onClose, onDone }: LoadRemovalProps) {
  const { t } = useTranslation(['loads', 'general'])
  const loadsFamily = useFamily(loads)
  const format = useFormat()
  return (
    <ConfirmAction
      subject={removal}
      onClose={onClose}
      title={({ kind, load }) =>
        t(kind === 'destroy' ? 'general:confirm.title' : 'loads:loads.destroyAllTitle', { name: load.name })
      }
      text={({ kind, load }) =>
        kind === 'destroy'
          ? t('loads.destroyText')
          : t('loads.destroyAllText', { number: format.whole(recordsOf(load)) })
      }
      confirmLabel={t('general:actions.destroy')}
      act={loadsFamily[removal?.kind ?? 'destroy']}
      idOf={({ load }) => load.id}
      done={t(removal?.kind === 'destroyAll' ? 'loads.deleting' : 'general:done.destroyed')}
      {...(onDone === undefined ? {} : { onDone })}
    />
  )
}
