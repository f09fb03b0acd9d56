import { useTranslation } from 'react-i18next'
import type { WorkCenter } from '@portal/sdk'
import { holidays } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import type { MenuSection } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useDownload } from '#patterns/use-download.ts'
import { useOpened } from '#patterns/use-opened.ts'

/**
 * A work center's holidays as a calendar. The start of clocking in recalculates months, so it is not part of
 * the form.
 */
export function useCenterMenu(): (row: WorkCenter) => readonly MenuSection[] {
  const { t } = useTranslation('workdays')
  const can = useCan()
  const { hrefOf } = useOpened('clock')
  const { file } = useFamily(holidays)
  const { start } = useDownload()
  return ({ id }) => [
    {
      items: [
        {
          ...{ id: 'calendar', label: t('centers.calendar'), icon: 'calendar' },
          onAction: () => void start((options) => file({ workCenterId: id }, options)),
        },
        ...(can('CALENDARIOS_GESTIONAR')
          ? [{ id: 'clock', label: t('centers.changeClock'), icon: 'clock', href: hrefOf(id) } as const]
          : []),
      ],
    },
  ]
}
