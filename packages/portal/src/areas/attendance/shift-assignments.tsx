import { useTranslation } from 'react-i18next'
import type { ShiftAssignment, ShiftPattern } from '@portal/sdk'
import { shiftAssignments, shiftPatterns } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { type Filter, LinkButton } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { defined } from '#patterns/defined.ts'
import { DeletedRows } from '#patterns/history/deleted-rows.tsx'
import { ListImport } from '#patterns/import/list-import.tsx'
import { personFilter } from '#patterns/person-filter.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useWholeList } from '#patterns/use-whole-list.ts'
import { assignmentColumns, assignmentStates } from './assignment-columns.tsx'
import { useAssignmentActs } from './use-assignment-acts.tsx'

const rules = {
  sorts: ['person', 'startsOn'],
  defaultSort: 'person',
  filters: ['state', 'pattern', 'person'],
} as const

/** Who works by which shift pattern, from when until when. */
export function ShiftAssignments() {
  const { t } = useTranslation('shifts')
  const translate = useGroupWords('shifts:assignments')
  const family = useFamily(shiftAssignments)
  const plans = useCan()('TURNOS_GESTIONAR')
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const { state, pattern: patternId, person: employeeId } = filters
  const ask = { ...asked, ...chosen('state', assignmentStates, state), ...defined({ patternId, employeeId }) }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const { rowActions, dialogs } = useAssignmentActs()
  const title = t('assignments.title')
  return (
    <ScreenPage title={title} description={t('assignments.text')}>
      <ViewedList<ShiftAssignment>
        label={title}
        table={table}
        list={list}
        specs={assignmentColumns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person, pattern }) => `${person.displayName} · ${pattern.name}`}
        {...(plans ? { rowActions } : {})}
        filters={[...useFilters(), ...personFilter(t('assignments.person'), employeeId, list.data)]}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: (
            <LinkButton href="/admin/accesos/accesosEmpleados?tab=shifts">
              {t('assignments.create')}
            </LinkButton>
          ),
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
        actions={
          plans ? (
            <>
              <DeletedRows title={title} deletions={family.deletions} changes={family.changes} />
              <ListImport
                title={title}
                plan={() => import('./assignments-import.ts').then((file) => file.assignmentsImport)}
                send={family.import}
                onDone={list.refresh}
              />
            </>
          ) : null
        }
      />
      {dialogs}
    </ScreenPage>
  )
}

function useFilters(): readonly Filter[] {
  const { t } = useTranslation('shifts')
  const patterns = useWholeList<ShiftPattern>(useFamily(shiftPatterns)) ?? []
  return [
    {
      ...{ kind: 'one-of', id: 'state', label: t('assignments.state'), isAlwaysShown: true },
      options: assignmentStates.map((id) => ({ id, label: t(`assignments.states.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'pattern', label: t('assignments.pattern') },
      options: patterns.map(({ id, name }) => ({ id, label: name })),
    },
  ]
}
