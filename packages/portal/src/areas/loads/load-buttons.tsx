import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Button, Inline, LinkButton, MenuButton, type MenuEntry } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { hasRecords, isUndoable } from './load-state.ts'
import { removalsOf, type Removal } from './load-removal.tsx'
import { useLoadActs } from './use-load-acts.ts'

const KeepLoad = lazy(async () => {
  const [file] = await Promise.all([import('./keep-load.tsx'), loadPhrases('segments')])
  return { default: file.KeepLoad }
})

interface LoadButtonsProps {
  load: Load
  onRemove: (removal: Removal) => void
  onUndo: () => void
}

/** The actions on the displayed load. */
export function LoadButtons({ load, onRemove, onUndo }: LoadButtonsProps) {
  const { t } = useTranslation('loads')
  const can = useCan()
  const acts = useLoadActs()(load)
  const takingBack = useTakingBack({ load, onRemove, onUndo })
  return (
    <Inline space="sm">
      <LinkButton href="/clustering/cargue" tone="quiet" icon="arrowLeft">
        {t('loads.back')}
      </LinkButton>
      {can('CARGUE_GUARDAR_RESULTADOS') && load.blacklist === null && hasRecords(load) ? (
        <Suspense fallback={null}>
          <KeepLoad load={load} />
        </Suspense>
      ) : null}
      {can('MENU_EXPORTAR_CARGUE') && hasRecords(load) ? (
        <LinkButton href={`/clustering/exportarCargue?load=${load.id}`} icon="download">
          {t('loads.export')}
        </LinkButton>
      ) : null}
      {takingBack.length === 0 ? null : (
        <MenuButton label={t('loads.more')} icon="more" isIconOnly sections={[{ items: takingBack }]} />
      )}
      {acts.map(({ id, label, icon, isPending, run }) => (
        <Button key={id} tone="primary" icon={icon} isPending={isPending} onPress={run}>
          {label}
        </Button>
      ))}
    </Inline>
  )
}

/** Undo and deletion of a load, in a menu: rare, and not to be pressed by accident. */
function useTakingBack({ load, onRemove, onUndo }: LoadButtonsProps): readonly MenuEntry[] {
  const { t } = useTranslation('loads')
  if (!useCan()('CARGUE_ELIMINAR')) return []
  const label = t(load.state === 'undo_paused' ? 'undo.resume' : 'undo.act')
  const undo: MenuEntry = { id: 'undo', label, icon: 'restart', onAction: onUndo }
  const removals = removalsOf(load).map(
    (kind): MenuEntry => ({
      ...{ id: kind, label: t(`loads.${kind}`), icon: 'trash', tone: 'danger' },
      onAction: () => onRemove({ kind, load }),
    }),
  )
  return [...(isUndoable(load) ? [undo] : []), ...removals]
}
