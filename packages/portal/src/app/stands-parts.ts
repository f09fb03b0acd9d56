import type { AreaStands } from '#patterns/stands/stand.ts'
import type { StandsNow } from '#patterns/stands/stands-now.ts'

// Areas and families contribute by file name alone.
const areas = Object.values(
  import.meta.glob<AreaStands>(['../areas/*/stands.ts', '../areas/*/*.stands.ts'], {
    eager: true,
    import: 'stands',
  }),
)

const standsParts: AreaStands = Object.assign({}, ...areas) as AreaStands

/** Reads the current state of a row, by its family; undefined if the family does not provide it. */
export async function read(
  families: Parameters<NonNullable<AreaStands[string]>>[0],
  dateTime: (instant: string) => string,
  family: string,
  id: string,
): Promise<StandsNow | undefined> {
  const now = await standsParts[family]?.(families, id)
  if (now === undefined) return undefined
  const { state, last, version } = now
  const parts = [state, last?.at == null ? null : dateTime(last.at), last?.by?.displayName, last?.comment]
  return {
    text: parts.filter((part) => part != null && part !== '').join(' · '),
    ...(version === undefined ? {} : { version }),
  }
}
