import { useTranslation } from 'react-i18next'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { EmployeeDrawer } from './employee-drawer.tsx'
import { EmployeeList } from './employee-list.tsx'
import { useEmployeeList } from './use-employee-list.ts'
import { useOpened } from '#patterns/use-opened.ts'

/** The people one coordinates; everybody, to who may see them. */
export function AssignedEmployeesScreen() {
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
