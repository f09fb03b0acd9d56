import { useTranslation } from 'react-i18next'
import { skills } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import type { Filter } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** What narrows the people of a list: their skill, and the DNI for who may see it. */
export function usePeopleFilters(): readonly Filter[] {
  const { t } = useTranslation('vacationTeam')
  const can = useCan()
  const family = useFamily(skills)
  const readsSkills = can('MENU_SUBCAMPANAS', 'MENU_PROYECTOS', 'MENU_CREAR_FORMATO', 'CARGUE_VER')
  const options = useEveryRow(readsSkills ? family : undefined, ({ code, name }) => `${code} · ${name}`)
  return [
    ...(options === undefined || options.length === 0
      ? []
      : [{ kind: 'one-of', id: 'selectedSkill', label: t('skill'), options } as const]),
    ...(can('EMPLEADOS_VER_DATOS_PERSONALES') ? [{ kind: 'text', id: 'dni', label: t('dni') } as const] : []),
  ]
}
