import { useTranslation } from 'react-i18next'
import { type Named } from '@portal/sdk'
import { toast, type ToastOptions } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { isOvertaken } from '#patterns/current-state/is-overtaken.ts'
import { useRefresh } from './use-refresh.ts'

/** An action on press, with a notice of its result. */
export interface Act<Args extends readonly unknown[]> {
  (...args: Args): Promise<void>
  readonly isPending: boolean
}

/**
 * Runs an action and announces it: a temporary notice on success, a persistent one with the reason on failure. After a
 * conflict it shows the current state, and what is displayed is refreshed.
 */
export function useAct<Args extends readonly unknown[], Result>(
  fn: Named & ((...args: Args) => Promise<Result>),
  /** The notice after success. */
  done: string | ((...args: Args) => ToastOptions),
  /** Families that it changes besides its own. */
  families: readonly string[] = ['dashboard'],
  /** Details of other refusals. */
  more?: (error: unknown) => string | undefined,
): Act<Args> {
  const { i18n } = useTranslation()
  const action = useConfirmedAction(fn, { families })
  const refresh = useRefresh(fn, families)
  const refused = (error: unknown): void => {
    if (isOvertaken(error)) void refresh()
    showRefusal(error, i18n.language, more?.(error))
  }
  const act = (...args: Args) =>
    action(...args).then(
      () => void toast(typeof done === 'string' ? { tone: 'success', title: done } : done(...args)),
      refused,
    )
  return Object.assign(act, { isPending: action.isPending })
}
