import type { IconId } from '#icons/icons.ts'
import { isFound } from '#private/search/match.ts'

/** A node that may have children. */
export interface TreeNode {
  id: string
  label: string
  description?: string | undefined
  icon?: IconId | undefined
  /** The number of things it stands for, shown at the end of the row. */
  count?: number | undefined
  isDisabled?: boolean | undefined
  children?: readonly TreeNode[] | undefined
}

/** The matching nodes with their ancestors; a matching node keeps all its children. */
export function searchTree(nodes: readonly TreeNode[], query: string): TreeNode[] {
  return nodes.flatMap((node) => {
    if (isFound([node.label, node.description], query)) return [node]
    const children = searchTree(node.children ?? [], query)
    return children.length === 0 ? [] : [{ ...node, children }]
  })
}

/** The ids of all nodes with children. */
export const branches = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children = [] }) => (children.length === 0 ? [] : [id, ...branches(children)]))

/** The number of nodes that match themselves. */
export const countMatches = (nodes: readonly TreeNode[], query: string): number =>
  nodes.reduce(
    (sum, { label, description, children = [] }) =>
      sum + (isFound([label, description], query) ? 1 : 0) + countMatches(children, query),
    0,
  )
