/** A section of a repeated part: its key stays with it wherever it goes. */
export interface SectionRow<Item> {
  key: number
  /** What it held at first; nothing for one that was added. */
  initial: Item | undefined
}

/** All sections, and the key that the next one gets. */
export interface Sections<Item> {
  rows: readonly SectionRow<Item>[]
  nextKey: number
}

/**
 * The sections of a form that opens: what there is already, filled up to the least number with empty ones, or exactly
 * as many as there were when it was written.
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
