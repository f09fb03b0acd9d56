import { useTranslation } from 'react-i18next'
import type { WorkCenter } from '@portal/sdk'
import type { MenuSection } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'

/** Since when people clock in judges months anew, so it stands apart from the form. */
export function useCenterMenu(): (row: WorkCenter) => readonly MenuSection[] {
  const { t } = useTranslation('workdays')
  const can = useCan()
  const { hrefOf } = useOpened('clock')
  return ({ id }) => [
    {
      items: can('CALENDARIOS_GESTIONAR')
        ? [{ id: 'clock', label: t('centers.changeClock'), icon: 'clock', href: hrefOf(id) }]
        : [],
    },
  ]
}
