import { useCan } from '#patterns/use-can.ts'
import { userHref } from './user-columns.tsx'

/** Where a person opens, for who may see them. */
export function useUserHref(): (id: string) => string | undefined {
  const can = useCan()
  return (id) => (can('MENU_USUARIOS') ? userHref(id) : undefined)
}
