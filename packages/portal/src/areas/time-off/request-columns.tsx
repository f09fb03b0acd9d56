import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessRequest } from '@portal/sdk'
import { type Column, Link } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import { RequestStatus } from '#patterns/request-screen/request-status.tsx'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** The columns of the requests; the person only in lists of several people. */
export function useRequestColumns(hasPeople: boolean): readonly Column<AccessRequest>[] {
  const { t } = useTranslation('access')
  const format = useFormat()
  const labelOf = usePermissionLabel()
  return useMemo((): Column<AccessRequest>[] => {
    const person: Column<AccessRequest> = {
      id: 'person',
      header: t('requests.person'),
      rowHeader: true,
      sortable: true,
      cell: (row) => row.person.displayName,
    }
    return [
      ...(hasPeople ? [person] : []),
      {
        id: 'permission',
        header: t('requests.permission'),
        rowHeader: !hasPeople,
        priority: 1,
        cell: ({ permission }) => labelOf(permission),
      },
      { id: 'askedFor', header: t('requests.askedFor'), long: true, cell: ({ reason }) => reason },
      {
        id: 'page',
        header: t('requests.page'),
        hidden: true,
        cell: ({ page }) => (page === null ? null : <Link href={page}>{page}</Link>),
      },
      {
        id: 'state',
        header: t('requests.state'),
        priority: 1,
        cell: ({ state }) => <RequestStatus state={state} />,
      },
      {
        ...{ id: 'createdAt', header: t('requests.createdAt'), sortable: true },
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
      {
        ...{ id: 'decision', header: t('requests.decision'), hidden: hasPeople, long: true },
        cell: ({ decision }) => decision,
      },
      { id: 'endsOn', header: t('requests.endsOn'), cell: ({ endsOn }) => endsOn },
      {
        id: 'decidedBy',
        header: t('requests.decidedBy'),
        hidden: true,
        cell: ({ decidedBy }) => decidedBy?.displayName,
      },
      {
        id: 'decidedAt',
        header: t('requests.decidedAt'),
        hidden: true,
        cell: ({ decidedAt }) => (decidedAt === null ? null : format.dateTime(decidedAt)),
      },
    ]
  }, [t, format, labelOf, hasPeople])
}

/** The export values of the rendered cells. */
export function useRequestTexts(): TableSheet<AccessRequest>['texts'] {
  const { t } = useTranslation('general')
  const format = useFormat()
  return {
    page: ({ page }) => page,
    state: ({ state }) => t(`requests.states.${state}`),
    createdAt: { moment: ({ createdAt }) => format.dateTime(createdAt) },
    decidedAt: { moment: ({ decidedAt }) => (decidedAt === null ? '' : format.dateTime(decidedAt)) },
  }
}
