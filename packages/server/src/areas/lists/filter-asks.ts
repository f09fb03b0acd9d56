import type { FilterNode } from '@portal/sdk/contract'

/** The segments whose members a tree asks for. */
export const segmentsIn = (nodes: readonly FilterNode[]): string[] => [
  ...new Set(nodes.flatMap((node) => (node.kind === 'segment' ? node.segments : []))),
]

/** Whether a tree asks for what was done with records. */
export const asksOfWork = (nodes: readonly FilterNode[]): boolean =>
  nodes.some(({ kind }) => kind === 'attempts' || kind === 'last_outcome' || kind.endsWith('last_attempt'))
