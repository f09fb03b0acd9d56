import type { CompiledQuery, Kysely } from 'kysely'

type Executor = ReturnType<Kysely<unknown>['getExecutor']>

/**
 * Reports each query, including those in transactions, which have executors of their own, until the returned function
 * is called.
 */
export function listen(executor: Executor, onQuery: (query: CompiledQuery) => void): () => void {
  const ask = executor.executeQuery.bind(executor)
  const provide = executor.withConnectionProvider.bind(executor)
  executor.executeQuery = (query, ...rest) => {
    onQuery(query)
    return ask(query, ...rest)
  }
  executor.withConnectionProvider = (provider) => {
    const inTransaction = provide(provider)
    listen(inTransaction, onQuery)
    return inTransaction
  }
  return () => Object.assign(executor, { executeQuery: ask, withConnectionProvider: provide })
}
