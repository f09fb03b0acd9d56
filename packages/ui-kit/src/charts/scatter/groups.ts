import { ascending, bisector, group } from 'd3-array'
import { quadtree, type Quadtree } from 'd3-quadtree'
import type { Cursor } from '#charts/plot/cursor.ts'

/** One of the two values of a point. */
export interface ScatterAxis<Row> {
  /** The label of the value, with its unit. */
  label: string
  value: (row: Row) => number
  /** Formats the value in the tooltip and the table. Defaults to the reader's locale. */
  format?: ((value: number) => string) | undefined
  /** Formats the tick labels. Defaults to k-format above 999. */
  axisFormat?: ((value: number) => string) | undefined
}

/** A group of points. */
export interface Cluster {
  id: string
  label: string
}

/** A point with its row. */
export interface ScatterPoint<Row> {
  x: number
  y: number
  row: Row
}

/**
 * The points of a cluster, sorted by the horizontal value; `at` is its index among all clusters, including hidden
 * ones.
 */
export interface PointGroup<Row> extends Cluster {
  at: number
  points: readonly ScatterPoint<Row>[]
}

interface GroupsInput<Row> {
  x: (row: Row) => number
  y: (row: Row) => number
  clusters: readonly Cluster[] | undefined
  clusterOf: ((row: Row) => string) | undefined
}

const everything: readonly Cluster[] = [{ id: '', label: '' }]

/** Groups the points by cluster; into one unnamed cluster when there are none. */
export function groupsOf<Row>(
  rows: readonly Row[],
  { x, y, clusters = everything, clusterOf = () => '' }: GroupsInput<Row>,
): PointGroup<Row>[] {
  const byCluster = group(rows, clusterOf)
  return clusters.map(({ id, label }, at) => ({
    id,
    label,
    at,
    points: (byCluster.get(id) ?? [])
      .map((row) => ({ x: x(row), y: y(row), row }))
      .sort((one, other) => ascending(one.x, other.x)),
  }))
}

const byX = bisector<{ x: number }, number>(({ x }) => x)

/** The point of another cluster with the nearest horizontal value. */
export const acrossFrom =
  <Row>(groups: readonly PointGroup<Row>[]) =>
  ({ series, point }: Cursor, other: number): number =>
    byX.center(groups[other]?.points ?? [], groups[series]?.points[point]?.x ?? 0)

type Scale = (value: number) => number

type Place = Cursor & { x: number; y: number }

/**
 * Finds the nearest point within a distance in pixels. The search index is built on first use, because the first
 * rendering does not need it.
 */
export function finder<Row>(groups: readonly PointGroup<Row>[], across: Scale, up: Scale, within: number) {
  let tree: Quadtree<Place> | undefined
  return (x: number, y: number): Cursor | undefined => {
    tree ??= quadtree(placesOf(groups, across, up), byLeft, byTop)
    const near = tree.find(x, y, within)
    return near === undefined ? undefined : { series: near.series, point: near.point }
  }
}

const byLeft = ({ x }: Place): number => x
const byTop = ({ y }: Place): number => y

const placesOf = <Row>(groups: readonly PointGroup<Row>[], across: Scale, up: Scale): Place[] =>
  groups.flatMap(({ points }, series) =>
    points.map(({ x, y }, point) => ({ series, point, x: across(x), y: up(y) })),
  )
