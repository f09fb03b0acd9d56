import { useCallback } from 'react'
import { useAction, type Action, type ActionOptions } from '@portal/sdk/react'
import { withIdentity } from './identity.ts'

/** `useAction` of the SDK, for operations that may require a confirmed password. */
export function useConfirmedAction<Args extends readonly unknown[], Result>(
  fn: (...args: Args) => Promise<Result>,
  options?: ActionOptions,
): Action<Args, Result> {
  return useAction(
    useCallback((...args: Args) => withIdentity(() => fn(...args)), [fn]),
    options,
  )
}
