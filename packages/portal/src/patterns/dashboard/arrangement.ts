import type { ColumnLayout } from '@portal/ui-kit'

/** The parts that a person can arrange; pending items always come first. */
export type ArrangedKind = 'tiles' | 'cards'

interface Titled {
  readonly title: string
}

/** A part in its position. */
export interface Arranged<Part> {
  readonly part: Part
  readonly isShown: boolean
}

const idOf = (kind: ArrangedKind, { title }: Titled): string => `${kind}.${title}`

/** The parts in the person's order; new parts come last, in the default order. */
export function arranged<Part extends Titled>(
  kind: ArrangedKind,
  parts: readonly Part[],
  layout: ColumnLayout | null,
): readonly Arranged<Part>[] {
  const placeOf = (part: Part) => layout?.findIndex(({ id }) => id === idOf(kind, part)) ?? -1
  return parts
    .map((part, rank) => ({ part, rank, place: placeOf(part) }))
    .toSorted((one, other) => behind(one.place) - behind(other.place) || one.rank - other.rank)
    .map(({ part, place }) => ({ part, isShown: layout?.[place]?.visible ?? true }))
}

const behind = (place: number): number => (place < 0 ? Infinity : place)

/** The visible ones. */
export const shownOf = <Part extends Titled>(all: readonly Arranged<Part>[]): readonly Part[] =>
  all.flatMap(({ part, isShown }) => (isShown ? [part] : []))

/** The stored arrangement: in the format of a table's columns. */
export const layoutOf = (parts: Readonly<Record<ArrangedKind, readonly Arranged<Titled>[]>>): ColumnLayout =>
  (['tiles', 'cards'] as const).flatMap((kind) =>
    parts[kind].map(({ part, isShown }) => ({
      ...{ id: idOf(kind, part), visible: isShown, pin: null, width: null },
    })),
  )
