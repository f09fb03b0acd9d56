import { skills } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** The skills; undefined while loading, and without access. */
export function useSkills(): readonly Option[] | undefined {
  const family = useFamily(skills)
  const readsSkills = useCan()('MENU_SUBCAMPANAS', 'MENU_PROYECTOS', 'MENU_CREAR_FORMATO', 'CARGUE_VER')
  return useEveryRow(readsSkills ? family : undefined, ({ code, name }) => `${code} · ${name}`)
}
