import { useTranslation } from 'react-i18next'
import type { GroupMember } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'

/** The columns of members; manual ones also have their days in the group. */
export function useMemberColumns(isByHand: boolean): readonly Column<GroupMember>[] {
  const { t } = useTranslation('staff')
  const columns: Column<GroupMember>[] = [
    {
      id: 'displayName',
      header: t('employees.displayName'),
      rowHeader: true,
      cell: ({ displayName }) => displayName,
    },
    {
      id: 'workCenter',
      header: t('employees.workCenter'),
      priority: 2,
      cell: ({ workCenter }) => workCenter,
    },
  ]
  const days: Column<GroupMember> = {
    id: 'days',
    header: t('groups.days'),
    priority: 1,
    cell: ({ startsOn, endsOn }) =>
      endsOn === null
        ? t('employees.since', { from: startsOn ?? '' })
        : t('employees.period', { from: startsOn ?? '', to: endsOn }),
  }
  return isByHand ? [...columns, days] : columns
}
