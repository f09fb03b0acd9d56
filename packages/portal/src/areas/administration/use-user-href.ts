import { useCan } from '#patterns/use-can.ts'
import { userHref } from './user-columns.tsx'

/** The link to a person; undefined without access. */
export function useUserHref(): (id: string) => string | undefined {
  const can = useCan()
  return (id) => (can('MENU_USUARIOS') ? userHref(id) : undefined)
}
