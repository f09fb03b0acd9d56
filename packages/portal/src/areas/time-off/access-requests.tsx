import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessRequest } from '@portal/sdk'
import { accessRequests } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import type { Column, Filter } from '@portal/ui-kit'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { like } from '#patterns/like.ts'
import { ApprovalScreen } from '#patterns/request-screen/approval-screen.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { type TableState, useTableQuery } from '#patterns/use-table-query.ts'
import { useRequestColumns, useRequestTexts } from './request-columns.tsx'
import { ApproveForm, RevokeForm } from './request-forms.tsx'

const states = ['pending', 'approved', 'rejected', 'withdrawn', 'revoked'] as const
const rules = {
  sorts: ['createdAt', 'person'],
  defaultSort: '-createdAt',
  filters: ['state'],
} as const
/** A queue that others change, too. */
const refreshMs = 30_000

/** Requests for access: all of them for deciders, otherwise the person's own (SHE-15). */
export function AccessRequests() {
  const { t } = useTranslation(['access', 'general'])
  const labelOf = usePermissionLabel()
  const isDecider = useCan()('USUARIOS_ASIGNAR_PERMISOS')
  const family = useFamily(accessRequests)
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters: chosen } = table.query
  const state = states.filter((known) => known === chosen.state)
  const ask = { sort, search, state }
  const list = useData(family.index, [{ ...ask, page, perPage }], {
    keepPrevious: true,
    refreshMs,
  })
  const columns = useRequestColumns(isDecider)
  const filters: readonly Filter[] = [
    {
      kind: 'one-of',
      id: 'state',
      label: t('requests.state'),
      options: states.map((id) => ({ id, label: t(`general:requests.states.${id}`) })),
      isAlwaysShown: true,
    },
  ]
  const label = ({ person, permission }: AccessRequest) =>
    t('requests.label', { person: person.displayName, permission: labelOf(permission) })
  const texts = useRequestTexts()
  const sheet: TableSheet<AccessRequest> = {
    texts,
    pages: (options) => family.list({ ...ask, perPage: 100 }, options).pages(),
  }
  const shown = { table, list, columns, filters, label, sheet }
  return isDecider ? <Everybodys {...shown} /> : <OwnRequests {...shown} />
}

interface Shown {
  table: TableState
  list: ListAnswer<AccessRequest>
  columns: readonly Column<AccessRequest>[]
  filters: readonly Filter[]
  label: (row: AccessRequest) => string
  sheet: TableSheet<AccessRequest>
}

function Everybodys(shown: Shown) {
  const { t } = useTranslation('access')
  const family = useFamily(accessRequests)
  const [opened, open] = useState<{ form: 'approve' | 'revoke'; request: AccessRequest }>()
  const close = () => open(undefined)
  const approveWith = (request: AccessRequest) => ({
    id: 'approveWith',
    label: t('requests.approveWith'),
    icon: 'calendar' as const,
    onAction: () => open({ form: 'approve', request }),
  })
  const revoke = (request: AccessRequest) => ({
    id: 'revoke',
    label: t('requests.revoke'),
    icon: 'ban' as const,
    tone: 'danger' as const,
    onAction: () => open({ form: 'revoke', request }),
  })
  return (
    <>
      <ApprovalScreen<AccessRequest>
        {...shown}
        title={t('requests.title')}
        text={t('requests.text')}
        canDecide={(row) => row.canDecide}
        approve={like(family.approve, (id: string) => family.approve(id, {}))}
        reject={like(family.reject, (id: string, reason: string) => family.reject(id, { reason }))}
        empty={{ title: t('requests.none'), text: t('requests.noneText') }}
        moreActions={(row) => [
          ...(row.canDecide ? [approveWith(row)] : []),
          ...(row.canRevoke ? [revoke(row)] : []),
        ]}
      />
      {opened?.form === 'approve' ? <ApproveForm request={opened.request} onClose={close} /> : null}
      {opened?.form === 'revoke' ? <RevokeForm request={opened.request} onClose={close} /> : null}
    </>
  )
}

function OwnRequests({ label, ...shown }: Shown) {
  const { t } = useTranslation(['access', 'general'])
  const withdraw = useAct(useFamily(accessRequests).withdraw, t('general:requests.withdrawn'))
  const title = t('requests.title')
  return (
    <ScreenPage title={title} description={t('requests.ownText')}>
      <ResourceList<AccessRequest>
        {...shown}
        label={title}
        searchLabel={t('general:actions.search')}
        rowKey={({ id }) => id}
        rowLabel={label}
        rowActions={({ id, state }) => [
          {
            items:
              state === 'pending'
                ? [
                    {
                      id: 'withdraw',
                      label: t('general:requests.withdraw'),
                      icon: 'x',
                      onAction: () => void withdraw(id),
                    },
                  ]
                : [],
          },
        ]}
        empty={{ title: t('requests.ownNone'), text: t('requests.ownNoneText') }}
      />
    </ScreenPage>
  )
}
