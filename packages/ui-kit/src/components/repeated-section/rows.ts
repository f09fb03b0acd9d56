/** A repeated section; its key stays with it when it moves. */
export interface SectionRow<Item> {
  key: number
  /** Its initial values; undefined for an added one. */
  initial: Item | undefined
}

/** All sections, and the next key. */
export interface Sections<Item> {
  rows: readonly SectionRow<Item>[]
  nextKey: number
}

/**
 * The sections of a form that opens: the initial ones, filled up to the minimum with empty ones, or exactly as many
 * as in a restored draft.
 */
export const startSections = <Item>(
  items: readonly Item[],
  least: number,
  exactly?: number,
): Sections<Item> => {
  const count = exactly ?? Math.max(items.length, least)
  return {
    rows: Array.from({ length: count }, (_row, key) => ({ key, initial: items[key] })),
    nextKey: count,
  }
}

export const addSection = <Item>({ rows, nextKey }: Sections<Item>): Sections<Item> => ({
  rows: [...rows, { key: nextKey, initial: undefined }],
  nextKey: nextKey + 1,
})

export const removeSection = <Item>(sections: Sections<Item>, key: number): Sections<Item> => ({
  ...sections,
  rows: sections.rows.filter((row) => row.key !== key),
})

/** Moves a section up (-1) or down (1); at the ends it stays. */
export function moveSection<Item>(sections: Sections<Item>, key: number, step: number): Sections<Item> {
  const at = sections.rows.findIndex((row) => row.key === key)
  const [row, other] = [sections.rows[at], sections.rows[at + step]]
  if (row === undefined || other === undefined) return sections
  return { ...sections, rows: sections.rows.with(at, other).with(at + step, row) }
}
