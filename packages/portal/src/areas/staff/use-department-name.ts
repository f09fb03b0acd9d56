import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The name of a department, and its code where nobody named it. */
export function useDepartmentName(): (code: string) => string {
  const { t } = useTranslation('staff')
  const names = useMemo(() => new Map(Object.entries(t('departments', { returnObjects: true }))), [t])
  return useMemo(() => (code: string) => names.get(code) ?? code, [names])
}
