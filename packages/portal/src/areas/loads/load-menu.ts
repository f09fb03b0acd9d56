import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import type { MenuEntry, MenuSection } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { hasRecords } from './load-state.ts'
import { removalsOf, type Removal } from './load-removal.tsx'
import { useLoadActs } from './use-load-acts.ts'

/** The actions on a load of the list. */
export function useLoadMenu(onRemove: (removal: Removal) => void): (load: Load) => readonly MenuSection[] {
  const { t } = useTranslation('loads')
  const can = useCan()
  const actsFor = useLoadActs()
  return (load) => {
    const ways: MenuEntry[] = [
      { id: 'open', label: t('loads.open'), icon: 'info', href: `/clustering/cargue?load=${load.id}` },
    ]
    if (can('MENU_EXPORTAR_CARGUE') && hasRecords(load)) {
      const href = `/clustering/exportarCargue?load=${load.id}`
      ways.push({ id: 'export', label: t('loads.export'), icon: 'download', href })
    }
    const acts = actsFor(load).map(
      ({ id, label, icon, run }): MenuEntry => ({ id, label, icon, onAction: run }),
    )
    const removals = can('CARGUE_ELIMINAR') ? removalsOf(load) : []
    return [
      { items: acts },
      { items: ways },
      {
        items: removals.map(
          (kind): MenuEntry => ({
            id: kind,
            label: t(`loads.${kind}`),
            icon: 'trash',
            tone: 'danger',
            onAction: () => onRemove({ kind, load }),
          }),
        ),
      },
    ]
  }
}
