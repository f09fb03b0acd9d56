import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Employee } from '@portal/sdk'
import { coordinatorAssignments } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Link } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { useMatchingRows } from '#patterns/bulk/use-matching-rows.ts'
import type { BulkFailure } from '#patterns/bulk/run-bulk.ts'
import { ListImport } from '#patterns/import/list-import.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { EmployeeDrawer } from './employee-drawer.tsx'
import { EmployeeList } from './employee-list.tsx'
import { MoveForm } from './move-form.tsx'
import { useEmployeeList } from './use-employee-list.ts'
import { useOpened } from '#patterns/use-opened.ts'

const importing = () => import('./coordinators-import.ts').then((file) => file.coordinatorsImport)

/** Who coordinates whom: everybody with their coordinator, one or many moved from a day on (PAN-7). */
export function CoordinatorsScreen() {
  const { t } = useTranslation(['staff', 'menu'])
  const canAssign = useCan()('ASIGNAR_COORDINADOR_EMPLEADOS')
  const format = useFormat()
  const employees = useEmployeeList()
  const opened = useOpened('employee')
  const { import: bring } = useFamily(coordinatorAssignments)
  const { list, ask, family } = employees
  const chosen = useMatchingRows({ list, ask, all: (asked) => family.list(asked).toArray() })
  const [moving, setMoving] = useState<readonly Employee[]>()
  const [failures, setFailures] = useState<readonly BulkFailure[]>()
  const title = t('menu:screens.assignCoordinator')
  const without = employees.facets?.withoutCoordinator
  const acts = useMoveActs(setMoving, chosen.rows)
  return (
    <ScreenPage
      title={title}
      description={t('coordinators.text')}
      meta={
        without === undefined ? undefined : (
          <Link href="/asignarCoordinador?coordinated=false">
            {t('coordinators.without', { number: format.whole(without) })}
          </Link>
        )
      }
      width="full"
    >
      <EmployeeList
        title={title}
        employees={employees}
        empty={{ title: t('coordinators.none'), text: t('coordinators.noneText') }}
        hrefOf={({ id }) => opened.hrefOf(id)}
        importing={
          canAssign ? (
            <ListImport title={title} plan={importing} send={bring} onDone={employees.refresh} />
          ) : null
        }
        shape={canAssign ? { ...chosen.table, ...acts } : {}}
      />
      {moving === undefined ? null : (
        <MoveForm
          people={moving}
          onClose={() => setMoving(undefined)}
          onMoved={(refused) => {
            chosen.clear()
            employees.refresh()
            if (refused.length > 0) setFailures(refused)
          }}
        />
      )}
      <BulkFailures failures={failures} onClose={() => setFailures(undefined)} />
      {opened.id === null ? null : <EmployeeDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
    </ScreenPage>
  )
}

type People = readonly Employee[]

/** Assigns another coordinator to one person, or to the selected ones. */
function useMoveActs(move: (people: People) => void, chosen: () => Promise<People>) {
  const { t } = useTranslation('staff')
  const label = t('coordinators.create')
  return {
    bulkActions: [
      <Button key="assign" size="sm" icon="userCheck" onPress={() => void chosen().then(move)}>
        {label}
      </Button>,
    ],
    rowActions: (row: Employee) => [
      { items: [{ id: 'assign', label, icon: 'userCheck' as const, onAction: () => move([row]) }] },
    ],
  }
}
