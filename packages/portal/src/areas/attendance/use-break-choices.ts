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
  const nameOf = useNameOf()
  const seesAll = useCan()('MENU_TIPOLOGIA_PAUSAS', 'PAUSAS_CREAR', 'PAUSAS_EDITAR', 'PAUSAS_ELIMINAR')
  const ask = { perPage: 100, sort: 'position' } as const
  const all = useData(useFamily(breakTypes).index, seesAll ? [ask] : null)
  const own = useData(useFamily(clock).show, seesAll || isOfOther ? null : [])
  const agents = useData(useFamily(agentState).show, seesAll || !isOfOther ? null : [])
  const { error, refresh } = seesAll ? all : isOfOther ? agents : own
  const today = isOfOther ? agents.data?.breakTypes : own.data?.breakTypes
  const options = seesAll
    ? all.data?.data.map((type) => ({ id: type.id, label: nameOf(type) }))
    : today?.map(({ id, name }) => ({ id, label: name }))
  return { options, error, refresh }
}
