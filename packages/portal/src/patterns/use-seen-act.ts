import { useTranslation } from 'react-i18next'
import { messageOf, type Named } from '@portal/sdk'
import { useAction } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useConfirmedAction } from './confirm-identity/use-confirmed-action.ts'
import { like } from './like.ts'
import { tellRefusal } from './refusals/refusal.tsx'
import type { Seen } from './resource-screen/family.ts'
import { isStale } from './resource-screen/stale.ts'
import type { Act } from './use-act.ts'

interface SeenActOptions {
  /** What the notice says when it is done. */
  readonly done: string
  /** What it changes besides its own family. */
  readonly families: readonly string[]
  /** What stands where somebody else came first. */
  readonly now: (id: string) => Promise<string>
  /** What else is said of another refusal. */
  readonly more?: (error: unknown) => string | undefined
}

/** Does something to a row as it was seen, as `useAct`; where somebody else came first the notice says what stands now. */
export function useSeenAct<Result>(
  fn: Named & ((id: string, seen: Seen) => Promise<Result>),
  { done, families, now, more }: SeenActOptions,
): Act<[id: string, seen: Seen]> {
  const { i18n } = useTranslation()
  const { language } = i18n
  const action = useConfirmedAction(fn, { families })
  // What it shows is asked again by its lists, too.
  const look = useAction(like(fn, now), { families })
  const refused = async (id: string, error: unknown): Promise<void> => {
    const description = isStale(error) ? await look(id).catch(() => undefined) : more?.(error)
    if (description === undefined) tellRefusal(error, language)
    else toast({ tone: 'danger', title: messageOf(error, language), description })
  }
  const act = (id: string, seen: Seen) =>
    action(id, seen).then(
      () => void toast({ tone: 'success', title: done }),
      (error: unknown) => refused(id, error),
    )
  return Object.assign(act, { isPending: action.isPending })
}
