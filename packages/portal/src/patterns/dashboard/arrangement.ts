import type { ColumnLayout } from '@portal/ui-kit'

/** The kinds of parts that a person puts in order; what waits always stands first. */
export type ArrangedKind = 'tiles' | 'cards'

interface Titled {
  readonly title: string
}

/** A part in the place that the person gave it. */
export interface Arranged<Part> {
  readonly part: Part
  readonly isShown: boolean
}

const idOf = (kind: ArrangedKind, { title }: Titled): string => `${kind}.${title}`

/** The parts as the person has put them; those that came later stand behind, in the order of the house. */
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

/** Those of them that the person wants to see. */
export const shownOf = <Part extends Titled>(all: readonly Arranged<Part>[]): readonly Part[] =>
  all.flatMap(({ part, isShown }) => (isShown ? [part] : []))

/** What is kept of an arrangement: the same as of the columns of a list. */
export const layoutOf = (parts: Readonly<Record<ArrangedKind, readonly Arranged<Titled>[]>>): ColumnLayout =>
  (['tiles', 'cards'] as const).flatMap((kind) =>
    parts[kind].map(({ part, isShown }) => ({
      ...{ id: idOf(kind, part), visible: isShown, pin: null, width: null },
    })),
  )
