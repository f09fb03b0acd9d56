import { clock } from '@portal/sdk/intranet'
import { agentState, breakTypes } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useNameOf } from '#patterns/use-name-of.ts'

/** The types that a break may have been of, and what is known of asking for them. */
interface BreakChoices {
  /** Undefined while they are on their way, and when they cannot be had. */
  readonly options: readonly Option[] | undefined
  readonly error: unknown
  readonly refresh: () => void
}

/**
 * The types that a missing break may have been of. Who may see them all chooses among all, also those that were retired
 * since; the others among those of today, which the clock says of oneself and the state as an agent to everybody.
 */
export function useBreakChoices(isOfOther: boolean): BreakChoices {
  const seesAll = useCan()('MENU_TIPOLOGIA_PAUSAS', 'PAUSAS_CREAR', 'PAUSAS_EDITAR', 'PAUSAS_ELIMINAR')
  const all = useAllTypes(seesAll)
  const own = useData(useFamily(clock).show, seesAll || isOfOther ? null : [])
  const agents = useData(useFamily(agentState).show, seesAll || !isOfOther ? null : [])
  if (seesAll) return all
  const { data, error, refresh } = isOfOther ? agents : own
  return { options: data?.breakTypes.map(({ id, name }) => ({ id, label: name })), error, refresh }
}

function useAllTypes(isAsked: boolean): BreakChoices {
  const nameOf = useNameOf()
  const ask = { perPage: 100, sort: 'position' } as const
  const { data, error, refresh } = useData(useFamily(breakTypes).index, isAsked ? [ask] : null)
  return { options: data?.data.map((type) => ({ id: type.id, label: nameOf(type) })), error, refresh }
}
