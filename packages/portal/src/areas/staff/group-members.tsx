import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { employeeGroupMembers } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Pagination, type PaginationProps, Stack } from '@portal/ui-kit'
import { pagesOf } from '#patterns/export/table-columns.ts'
import { ListImport } from '#patterns/import/list-import.tsx'
import { useCan } from '#patterns/use-can.ts'
import { MemberForm } from './member-form.tsx'
import { MemberTable } from './member-table.tsx'
import { useMemberRemoval } from './use-member-removal.tsx'

const importing = () => import('./groups-import.ts').then((file) => file.membersImport)

type Shown = Pick<PaginationProps, 'page' | 'perPage'>

interface GroupMembersProps {
  id: string
  name: string
  isByHand: boolean
}

/** The members of a group page by page, and who may put people into it or take them out. */
export function GroupMembers({ id, name, isByHand }: GroupMembersProps) {
  const { t } = useTranslation('staff')
  const can = useCan()
  const [{ page, perPage }, setShown] = useState<Shown>({ page: 1, perPage: 25 })
  const { index, import: bring } = useFamily(employeeGroupMembers)
  const list = useData(index, [id, { page, perPage }], { keepPrevious: true })
  const removal = useMemberRemoval(id, isByHand)
  const mayAdd = isByHand && can('GRUPO_EMPLEADOS_ASIGNAR_EMPLEADOS')
  const title = t('groups.members', { name })
  const total = list.data?.meta.totalCount ?? 0
  return (
    <Stack space="md">
      {isByHand ? null : <Alert tone="info">{t('groups.byRule')}</Alert>}
      {mayAdd ? <MemberForm groupId={id} /> : null}
      {list.data === undefined ? null : <p>{t('groups.asOf', { date: list.data.meta.asOf })}</p>}
      <MemberTable
        label={title}
        list={list}
        total={total}
        isByHand={isByHand}
        footer={
          total > 25 ? (
            <Pagination
              page={page}
              perPage={perPage}
              total={total}
              onPage={(next) => setShown({ page: next, perPage })}
              onPerPage={(next) => setShown({ page: 1, perPage: next })}
            />
          ) : undefined
        }
        importButton={
          mayAdd ? (
            <ListImport
              title={title}
              plan={importing}
              send={(body, options) => bring(id, body, options)}
              onDone={list.refresh}
            />
          ) : undefined
        }
        pages={(options) => pagesOf((asked) => index(id, asked, options))}
        {...removal}
      />
    </Stack>
  )
}
