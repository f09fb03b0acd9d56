import { useMemo, useState, type ReactNode } from 'react'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { Tabs } from '#components/tabs/tabs.tsx'
import { Tree } from '#components/tree/tree.tsx'
import type { TreeNode } from '#components/tree/tree-nodes.ts'
import { below } from '#css/media.ts'
import { useWords } from '#words/use-words.ts'
import { OrgDrawing } from './org-drawing.tsx'
import { above, forestOf, leaders, type OrgNode, type OrgPerson } from './people.ts'

/** The ways to look at an organisation. */
export type OrgView = 'chart' | 'list'

/** An organisation and who leads whom. */
export interface OrgChartProps {
  /** The name of the organisation. */
  label: string
  /** All people, each with the id of their manager; the order of a team is that of the list. */
  people: readonly OrgPerson[]
  /** The id of the reader, who is highlighted and initially visible. */
  current?: string | undefined
  /** Called when a person is pressed, or with Enter. */
  onOpen?: ((id: string) => void) | undefined
  /** Defaults to the chart, or to the list on a phone. */
  defaultView?: OrgView | undefined
  /** The height of the drawing, such as `32rem`. */
  height?: string | undefined
  isLoading?: boolean | undefined
  /** Why it could not be loaded. */
  error?: ReactNode
  onRetry?: (() => void) | undefined
}

/**
 * Who leads whom, as a drawing to pan and zoom, and as a list. Both are trees for screen readers. Keys in the
 * drawing: arrow down to a report (opens first), up to the manager, left and right beside, Home and End; Space opens
 * and closes, Enter shows the person, plus, minus and zero zoom. For groups without people in a line of command use
 * `Tree`; for a flat list of employees `DataTable`.
 */
export function OrgChart({
  label,
  people,
  current,
  onOpen,
  defaultView,
  height = '32rem',
  ...load
}: OrgChartProps) {
  const { org: words } = useWords()
  const [view, setView] = useState<OrgView>(() => defaultView ?? (isPhone() ? 'list' : 'chart'))
  const forest = useMemo(() => forestOf(people), [people])
  if (load.error !== undefined && load.error !== null) {
    return <ErrorState detail={load.error} onRetry={load.onRetry} />
  }
  if (load.isLoading === true) {
    return (
      <div aria-busy>
        <Skeleton shape="block" height={height} />
      </div>
    )
  }
  if (forest.length === 0) return <EmptyState icon="network" />
  const drawing = (
    <OrgDrawing label={label} forest={forest} current={current} onOpen={onOpen} height={height} />
  )
  const start = [...leaders(forest, 1), ...above(forest, new Set(current === undefined ? [] : [current]))]
  const list = (
    <Tree label={label} nodes={forest.map(treeNodeOf)} defaultExpanded={start} onOpen={onOpen} isSearchable />
  )
  return (
    <Tabs<OrgView>
      label={label}
      selected={view}
      onSelect={setView}
      items={[
        { id: 'chart', label: words.chart, icon: 'network', content: drawing },
        { id: 'list', label: words.list, icon: 'list', content: list },
      ]}
    />
  )
}

const isPhone = () => typeof window !== 'undefined' && window.matchMedia(below('sm')).matches

const treeNodeOf = ({ person, reports, total }: OrgNode): TreeNode => ({
  id: person.id,
  label: person.name,
  description: person.role,
  ...(total === 0 ? {} : { count: total }),
  ...(reports.length === 0 ? {} : { children: reports.map(treeNodeOf) }),
})
