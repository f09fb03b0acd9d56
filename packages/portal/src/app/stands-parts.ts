import type { AreaStands } from '#patterns/stands/stand.ts'

// Areas and families contribute by file name alone.
const areas = Object.values(
  import.meta.glob<AreaStands>(['../areas/*/stands.ts', '../areas/*/*.stands.ts'], {
    eager: true,
    import: 'stands',
  }),
)

/** Reads the current state of a row, by its family. */
export const standsParts: AreaStands = Object.assign({}, ...areas) as AreaStands
