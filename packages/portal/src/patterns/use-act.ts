import { useTranslation } from 'react-i18next'
import { type Named } from '@portal/sdk'
import { toast, type ToastOptions } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { tellRefusal } from '#patterns/refusals/refusal.tsx'

/** Something a person does with a press; the notice says how it went. */
export interface Act<Args extends readonly unknown[]> {
  (...args: Args): Promise<void>
  readonly isPending: boolean
}

/** Does something and says so: a passing notice when it is done, the reason in one that stays when it is not. */
export function useAct<Args extends readonly unknown[], Result>(
  fn: Named & ((...args: Args) => Promise<Result>),
  /** What the notice says when it is done. */
  done: string | ((...args: Args) => ToastOptions),
  /** What it changes besides its own family. */
  families: readonly string[] = ['dashboard'],
): Act<Args> {
  const { i18n } = useTranslation()
  const action = useConfirmedAction(fn, { families })
  const act = (...args: Args) =>
    action(...args).then(
      () => void toast(typeof done === 'string' ? { tone: 'success', title: done } : done(...args)),
      (error: unknown) => tellRefusal(error, i18n.language),
    )
  return Object.assign(act, { isPending: action.isPending })
}
