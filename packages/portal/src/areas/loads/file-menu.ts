import { useTranslation } from 'react-i18next'
import type { RecordsFile } from '@portal/sdk'
import type { MenuSection } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { fileAddress } from './file-columns.tsx'
import { loadAddress } from './load-address.ts'

/** The actions on an uploaded file. */
export function useFileMenu(
  onDestroy: (file: RecordsFile) => void,
): (file: RecordsFile) => readonly MenuSection[] {
  const { t } = useTranslation('recordsFile')
  const can = useCan()
  return (file) => [
    {
      items: [
        { id: 'open', label: t('file.view'), icon: 'eye', href: fileAddress(file) },
        ...(file.load !== null && can('MENU_PROCESAR_CARGUE')
          ? [
              {
                id: 'load',
                label: t('file.openLoad'),
                icon: 'database' as const,
                href: loadAddress(file.load),
              },
            ]
          : []),
      ],
    },
    {
      items:
        can('CARGUE_ELIMINAR') && file.state === 'analyzed'
          ? [
              {
                id: 'destroy',
                label: t('file.destroy'),
                icon: 'trash',
                tone: 'danger',
                onAction: () => onDestroy(file),
              },
            ]
          : [],
    },
  ]
}
