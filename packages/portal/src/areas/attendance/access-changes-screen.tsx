import { useTranslation } from 'react-i18next'
import { Corrections } from './corrections.tsx'

/** Every change of a clock entry of the people in scope: by whom, before and after (REP-12). */
export function AccessChangesScreen() {
  const { t } = useTranslation(['workdays', 'menu'])
  return (
    <Corrections
      title={t('menu:screens.accessChanges')}
      text={t('corrections.reportText')}
      dayPath="/admin/accesos/accesosEmpleados"
      report="clockCorrections"
    />
  )
}
