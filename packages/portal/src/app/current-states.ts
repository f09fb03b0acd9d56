import type { CurrentStates } from '#patterns/current-state/describe-state.ts'
import type { CurrentState } from '#patterns/current-state/current-state.ts'

// Areas and families contribute by file name alone.
const areas = Object.values(
  import.meta.glob<CurrentStates>(['../areas/*/current-states.ts', '../areas/*/*.current-states.ts'], {
    eager: true,
    import: 'currentStates',
  }),
)

const currentStates: CurrentStates = Object.assign({}, ...areas) as CurrentStates

/** Reads the current state of a row, by its family; undefined if the family does not provide it. */
export async function read(
  families: Parameters<NonNullable<CurrentStates[string]>>[0],
  dateTime: (instant: string) => string,
  family: string,
  id: string,
): Promise<CurrentState | undefined> {
  const now = await currentStates[family]?.(families, id)
  if (now === undefined) return undefined
  const { state, last, version } = now
  const parts = [state, last?.at == null ? null : dateTime(last.at), last?.by?.displayName, last?.comment]
  return {
    text: parts.filter((part) => part != null && part !== '').join(' · '),
    ...(version === undefined ? {} : { version }),
  }
}
