import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@portal/sdk'
import { useAction } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'

/** An act of a screen: calling it tells whether it was done. */
export interface Act<Args extends readonly unknown[], Result> {
  (...args: Args): Promise<Result | undefined>
  readonly isPending: boolean
}

/**
 * Does something and says so: a passing notice when it is done, the reason in one that stays when it is not.
 * Resolves with undefined when it failed, so that nobody has to catch.
 */
export function useAct<Args extends readonly unknown[], Result>(
  fn: (...args: Args) => Promise<Result>,
  done: string,
): Act<Args, Result | true> {
  const { i18n } = useTranslation()
  const action = useAction(fn)
  const act = useCallback(
    async (...args: Args) => {
      try {
        const result = await action(...args)
        toast({ tone: 'success', title: done })
        return result ?? true
      } catch (error) {
        toast({ tone: 'danger', title: messageOf(error, i18n.language) })
        return undefined
      }
    },
    [action, done, i18n],
  )
  return Object.assign(act, { isPending: action.isPending })
}
