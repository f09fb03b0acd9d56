import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { Corrections } from './corrections.tsx'
import { Holidays } from './holidays.tsx'
import { MonthSheetList } from './month-sheet-list.tsx'
import { OvertimeList } from './overtime-list.tsx'
import { useCorrectionsForCompany } from './waiting.ts'
import { WorkCenters } from './work-centers.tsx'
import { WorkdayList } from './workday-list.tsx'
import { today } from './this-month.ts'

/** The working days of the people in one's reach, and what they are measured by: work centers and their holidays (FIC-16). */
export function EmployeeAccessesScreen() {
  const { t } = useTranslation(['workdays', 'monthSheets', 'menu'])
  const can = useCan()
  const { count } = useCorrectionsForCompany()
  const title = t('menu:screens.employeeAccesses')
  const usual = { from: today(), until: today() }
  const readsMonths = can('ACCESOS_VER', 'REPORTES_FICHAJE_VER', 'HOJAS_MES_GESTIONAR')
  const configures = can('CALENDARIOS_GESTIONAR', 'CONTRATOS_GESTIONAR', 'CONTRATOS_VER')
  return (
    <TabbedScreen
      title={title}
      description={t('days.teamText')}
      tabs={[
        { id: 'days', label: t('days.title'), content: <WorkdayList title={title} usual={usual} /> },
        {
          id: 'corrections',
          label: t('corrections.title'),
          count,
          content: (
            <Corrections
              title={t('corrections.title')}
              text={t('corrections.teamText')}
              dayPath="/admin/accesos/accesosEmpleados"
            />
          ),
        },
        ...(readsMonths
          ? [
              { id: 'months', label: t('monthSheets:list.title'), content: <MonthSheetList /> },
              { id: 'overtime', label: t('monthSheets:overtime.title'), content: <OvertimeList /> },
            ]
          : []),
        ...(configures
          ? [
              { id: 'centers', label: t('menu:screens.workCenters'), content: <WorkCenters /> },
              { id: 'holidays', label: t('menu:screens.holidays'), content: <Holidays /> },
            ]
          : []),
      ]}
    />
  )
}
