import { clock } from '@portal/sdk/intranet'
import { agentState, breakTypes } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useNameOf } from '#patterns/use-name-of.ts'

/** The possible types of a break, and the status of the request. */
interface BreakChoices {
  /** Undefined while loading, and after an error. */
  readonly options: readonly Option[] | undefined
  readonly error: unknown
  readonly refresh: () => void
}

/**
 * The possible types of a missing break. With access to the catalogue: all of them, including retired ones.
 * Otherwise today's: from the person's own clock, or from the states of agents.
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
