/// <reference types="vite/client" />
import type { Portal } from '@portal/sdk'
import { schemaOf, validateResponses } from '@portal/sdk/validation'

/** Answers are compared with the contract: strictly while one develops. */
export function compared(portal: Portal): () => void {
  // #region middleware
  const stop = portal.use(validateResponses({ mode: import.meta.env.DEV ? 'throw' : 'warn' }))
  // #endregion
  return stop
}

/** A schema for whoever speaks Standard Schema. */
export function isLoad(body: unknown): boolean {
  // #region schema
  const outcome = schemaOf('loads.show')['~standard'].validate(body)
  // #endregion
  return !(outcome instanceof Promise) && outcome.issues === undefined
}
