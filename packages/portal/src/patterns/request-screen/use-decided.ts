import { useTranslation } from 'react-i18next'
import type { Named } from '@portal/sdk'
import { useAction } from '@portal/sdk/react'
import type { ToastOptions } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

type Decision = 'approved' | 'rejected'
/** Undoes a decision that is not final yet. */
export type Release = Named & ((id: string) => Promise<unknown>)

const offeredMs = 5000
/** When the undo period ends, the service waits a second more, and then applies the decision. */
const inForceMs = 3000

/**
 * Announces decisions, with an undo button where possible: the service has already stored them, so nothing is lost
 * with the page.
 */
export function useDecided(families: readonly string[], release: Release | undefined) {
  const { i18n } = useTranslation('general')
  const takeBack = useConfirmedAction(release ?? lacking)
  const own = release?.operation.split('.')[0] ?? ''
  const undo = async (ids: readonly string[]) => {
    // In parallel, independently: a final one must not block the others. The earliest ones have the least time left.
    const outcomes = await Promise.allSettled(ids.map((id) => takeBack(id)))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed !== undefined) showRefusal(failed.reason, i18n.language)
  }
  return useDecidedNotice([...families, own], release && undo)
}

/** The notice of decisions, with undo for five seconds. Affected data is refreshed when they are final. */
export function useDecidedNotice(
  families: readonly string[],
  undo: ((ids: readonly string[]) => Promise<void>) | undefined,
) {
  const { t } = useTranslation('general')
  const ask = useAction(nothing, { families })
  return (as: Decision, ids: readonly string[]): ToastOptions => ({
    tone: 'success',
    title: t(as === 'approved' ? 'requests.approved' : 'requests.states.rejected'),
    ...(undo && {
      timeoutMs: offeredMs,
      action: { label: t('actions.undo'), onPress: () => void undo(ids) },
      onClose: () => void setTimeout(() => void ask(), inForceMs),
    }),
  })
}

const nothing = () => Promise.resolve()
const lacking = (id: string): Promise<unknown> =>
  Promise.reject(new Error(`${id}: a decision that can be taken back has \`release\``))
