import { useTranslation } from 'react-i18next'
import { messageOf, type Named } from '@portal/sdk'
import { useAction } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useConfirmedAction } from './confirm-identity/use-confirmed-action.ts'
import { like } from './like.ts'
import { showRefusal } from './refusals/refusal.tsx'
import type { Seen } from './resource-screen/family.ts'
import { isStale } from './resource-screen/stale.ts'
import type { Act } from './use-act.ts'

interface SeenActOptions {
  /** The text of the success toast. */
  readonly done: string
  /** The families to refresh besides its own. */
  readonly families: readonly string[]
  /** The current state in words, for a conflict. */
  readonly now: (id: string) => Promise<string>
  /** Details of other refusals. */
  readonly more?: (error: unknown) => string | undefined
}

/** Like `useAct`, checked against the version that was read; the toast of a conflict shows the current state. */
export function useSeenAct<Result>(
  fn: Named & ((id: string, seen: Seen) => Promise<Result>),
  { done, families, now, more }: SeenActOptions,
): Act<[id: string, seen: Seen]> {
  const { i18n } = useTranslation()
  const { language } = i18n
  const action = useConfirmedAction(fn, { families })
  // A conflict means that lists are stale: refresh them, too.
  const look = useAction(like(fn, now), { families })
  const refused = async (id: string, error: unknown): Promise<void> => {
    const description = isStale(error) ? await look(id).catch(() => undefined) : more?.(error)
    if (description === undefined) showRefusal(error, language)
    else toast({ tone: 'danger', title: messageOf(error, language), description })
  }
  const act = (id: string, seen: Seen) =>
    action(id, seen).then(
      () => void toast({ tone: 'success', title: done }),
      (error: unknown) => refused(id, error),
    )
  return Object.assign(act, { isPending: action.isPending })
}
