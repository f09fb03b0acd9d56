import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Tree as AriaTree } from 'react-aria-components/Tree'
import { Button } from '#components/button/button.tsx'
import { SearchField } from '#components/search-field/search-field.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { TreeLine } from './tree-line.tsx'
import { branches, countMatches, searchTree, type TreeNode } from './tree-nodes.ts'
import * as css from './tree.css.ts'

/** A hierarchy. */
export interface TreeProps {
  label: string
  nodes: readonly TreeNode[]
  /** Whether one or several nodes can be chosen. Defaults to none. */
  selectionMode?: 'single' | 'multiple' | undefined
  /** The ids of the chosen nodes; a node and its children are chosen separately. */
  selected?: readonly string[] | undefined
  onSelect?: ((ids: string[]) => void) | undefined
  /** Opens a node: Enter or a press on it. */
  onOpen?: ((id: string) => void) | undefined
  /** The initially expanded ids. */
  defaultExpanded?: readonly string[] | undefined
  /** Adds a search above, and buttons that expand and collapse everything. */
  isSearchable?: boolean | undefined
}

/**
 * A hierarchy: groups of skills, departments, folders. Keys: arrows up and down walk, right opens, left closes or
 * goes up, letters find, Space chooses, Enter opens. For pages of the portal use `NavMenu`; for a flat list
 * `TransferList` or `DataTable`.
 */
export function Tree({ label, nodes, isSearchable = false, defaultExpanded = [], ...choice }: TreeProps) {
  const words = useWords()
  const [query, setQuery] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(defaultExpanded))
  const isSearch = query.trim() !== ''
  const shown = isSearch ? searchTree(nodes, query) : nodes
  return (
    <div className={css.root}>
      {isSearchable ? (
        <Tools nodes={nodes} query={query} onQuery={setQuery} onExpand={(ids) => setExpanded(new Set(ids))} />
      ) : null}
      <AriaTree
        aria-label={label}
        className={css.tree}
        items={shown}
        dependencies={[query]}
        // Matches are expanded at once; the earlier state returns when the search is empty.
        expandedKeys={isSearch ? branches(shown) : expanded}
        onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
        {...choiceProps(choice, nodes)}
        renderEmptyState={() => (
          <p className={css.empty}>{isSearch ? words.noMatches : words.empty.noneYet.title}</p>
        )}
      >
        {(node) => <TreeLine node={node} query={query} />}
      </AriaTree>
    </div>
  )
}

const allIds = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children = [] }) => [id, ...allIds(children)])

function choiceProps(
  choice: Pick<TreeProps, 'selectionMode' | 'selected' | 'onSelect' | 'onOpen'>,
  nodes: TreeProps['nodes'],
) {
  const { selectionMode, selected, onSelect, onOpen } = choice
  return {
    ...(selectionMode === undefined ? {} : { selectionMode, escapeKeyBehavior: 'none' as const }),
    ...(selected === undefined ? {} : { selectedKeys: selected }),
    ...(onSelect === undefined
      ? {}
      : {
          onSelectionChange: (keys: 'all' | Set<string | number>) =>
            onSelect(keys === 'all' ? allIds(nodes) : [...keys].map(String)),
        }),
    ...(onOpen === undefined ? {} : { onAction: (key: string | number) => onOpen(`${key}`) }),
  }
}

interface ToolsProps {
  nodes: readonly TreeNode[]
  query: string
  onQuery: (query: string) => void
  onExpand: (ids: readonly string[]) => void
}

function Tools({ nodes, query, onQuery, onExpand }: ToolsProps) {
  const { tree: words } = useWords()
  const { locale } = useLocale()
  const isSearch = query.trim() !== ''
  return (
    <div className={css.tools}>
      <div className={css.search}>
        <SearchField label={words.search} value={query} onChange={onQuery} />
      </div>
      <div role="status">
        <VisuallyHidden>
          {isSearch ? words.matches(formatNumber(countMatches(nodes, query), locale)) : ''}
        </VisuallyHidden>
      </div>
      {isSearch ? null : (
        <>
          <Button size="sm" tone="quiet" onPress={() => onExpand(branches(nodes))}>
            {words.expandAll}
          </Button>
          <Button size="sm" tone="quiet" onPress={() => onExpand([])}>
            {words.collapseAll}
          </Button>
        </>
      )}
    </div>
  )
}
