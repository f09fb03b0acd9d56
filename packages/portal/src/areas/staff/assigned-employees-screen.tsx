import { useTranslation } from 'react-i18next'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { Contracts } from './contracts.tsx'
import { EmployeeDrawer } from './employee-drawer.tsx'
import { EmployeeList } from './employee-list.tsx'
import { TeamToday } from './team-today.tsx'
import { useEmployeeList } from './use-employee-list.ts'

/** The people one coordinates, today's state and employment data; everybody's for people with permission. */
export function AssignedEmployeesScreen() {
  const { t } = useTranslation(['staff', 'menu', 'team'])
  const can = useCan()
  const tabs = [
    ...(can('ACCESOS_VER', 'REPORTES_MIS_USUARIOS', 'REPORTES_MIS_PROYECTOS', 'REPORTES_TODOS')
      ? [{ id: 'today', label: t('team:today.tab'), content: <TeamToday /> }]
      : []),
    { id: 'people', label: t('employees.people'), content: <Employees /> },
    ...(can('CONTRATOS_VER', 'CONTRATOS_GESTIONAR')
      ? [{ id: 'contracts', label: t('menu:screens.contracts'), content: <Contracts /> }]
      : []),
  ]
  return tabs.length === 1 ? (
    <Employees />
  ) : (
    <TabbedScreen title={t('menu:screens.assignedEmployees')} tabs={tabs} />
  )
}

function Employees() {
  const { t } = useTranslation(['staff', 'menu'])
  const seesEverybody = useCan()('EMPLEADOS_EDITAR', 'MENU_ASIGNAR_COORDINADOR', 'MENU_GRUPO_EMPLEADOS')
  const employees = useEmployeeList()
  const opened = useOpened('employee')
  const title = t('menu:screens.assignedEmployees')
  return (
    <ScreenPage
      title={title}
      description={t(seesEverybody ? 'employees.allText' : 'employees.text')}
      width="full"
    >
      <EmployeeList
        title={title}
        employees={employees}
        empty={{ title: t('employees.none'), text: t('employees.noneText') }}
        hrefOf={({ id }) => opened.hrefOf(id)}
      />
      {opened.id === null ? null : <EmployeeDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
    </ScreenPage>
  )
}
