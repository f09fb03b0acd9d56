import { useTranslation } from 'react-i18next'
import type { DuplicateSearch } from '@portal/sdk'
import { duplicateSearches } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import type { MenuEntry, MenuSection } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { searchAddress } from './duplicate-address.ts'
import { isUnderWay } from './duplicate-state.tsx'

/** Everything a person can do with a search of the list. */
export function useSearchMenu(
  onRemove: (search: DuplicateSearch) => void,
): (search: DuplicateSearch) => readonly MenuSection[] {
  const { t } = useTranslation('duplicates')
  const family = useFamily(duplicateSearches)
  const can = useCan()
  const cancel = useAct(family.cancel, t('searches.cancelled'))
  return (search) => {
    const open: MenuEntry = {
      id: 'open',
      label: t('searches.open'),
      icon: 'info',
      href: searchAddress(search),
    }
    if (!can('CARGUE_GUARDAR_RESULTADOS')) return [{ items: [open] }]
    const act: MenuEntry = isUnderWay(search)
      ? { id: 'cancel', label: t('searches.cancel'), icon: 'pause', onAction: () => void cancel(search.id) }
      : {
          id: 'destroy',
          label: t('searches.destroy'),
          icon: 'trash',
          tone: 'danger',
          onAction: () => onRemove(search),
        }
    return [{ items: [open] }, { items: [act] }]
  }
}
