import { useTranslation } from 'react-i18next'
import type { Filter } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useSkills } from './use-skills.ts'

/** The filters of people: the skill, and the DNI with access to it. */
export function usePeopleFilters(): readonly Filter[] {
  const { t } = useTranslation('vacationTeam')
  const can = useCan()
  const options = useSkills()
  return [
    ...(options === undefined || options.length === 0
      ? []
      : [{ kind: 'one-of', id: 'selectedSkill', label: t('skill'), options } as const]),
    ...(can('EMPLEADOS_VER_DATOS_PERSONALES') ? [{ kind: 'text', id: 'dni', label: t('dni') } as const] : []),
  ]
}
