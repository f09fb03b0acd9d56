import type { CompiledQuery, Kysely } from 'kysely'

type Executor = ReturnType<Kysely<unknown>['getExecutor']>

/** Tells of each query, also of those in a transaction, which has an executor of its own; until what it returns is called. */
export function listen(executor: Executor, heard: (query: CompiledQuery) => void): () => void {
  const ask = executor.executeQuery.bind(executor)
  const provide = executor.withConnectionProvider.bind(executor)
  executor.executeQuery = (query, ...rest) => {
    heard(query)
    return ask(query, ...rest)
  }
  executor.withConnectionProvider = (provider) => {
    const inTransaction = provide(provider)
    listen(inTransaction, heard)
    return inTransaction
  }
  return () => Object.assign(executor, { executeQuery: ask, withConnectionProvider: provide })
}
