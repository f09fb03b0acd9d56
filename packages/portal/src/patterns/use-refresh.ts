import type { Named } from '@portal/sdk'
import { useAction } from '@portal/sdk/react'

/** Refreshes what is displayed of an operation's family, and of others: after a conflict it is outdated. */
export function useRefresh({ operation }: Named, families: readonly string[]): () => Promise<void> {
  return useAction(nothing, { families: [operation.split('.', 1)[0] ?? '', ...families] })
}

const nothing = () => Promise.resolve()
