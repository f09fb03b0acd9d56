import { useTranslation } from 'react-i18next'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { Contracts } from './contracts.tsx'
import { EmployeeDrawer } from './employee-drawer.tsx'
import { EmployeeList } from './employee-list.tsx'
import { useEmployeeList } from './use-employee-list.ts'

/** The people one coordinates, everybody to who may see them; and their contracts to who may see those. */
export function AssignedEmployeesScreen() {
  const { t } = useTranslation(['staff', 'menu'])
  const can = useCan()
  if (!can('CONTRATOS_VER', 'CONTRATOS_GESTIONAR')) return <Employees />
  return (
    <TabbedScreen
      title={t('menu:screens.assignedEmployees')}
      tabs={[
        { id: 'people', label: t('employees.people'), content: <Employees /> },
        { id: 'contracts', label: t('menu:screens.contracts'), content: <Contracts /> },
      ]}
    />
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
