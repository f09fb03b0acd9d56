import { starredPages } from '@portal/sdk/main'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type StarredPageInput } from '@portal/sdk'
import { useAction, useData, useFamily, useSession } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'

/** Optimistic changes that the service may not have stored yet. */
interface Draft {
  readonly uid: string
  readonly pages: readonly StarredPageInput[]
  readonly isKept: boolean
}

const draftAtom = atom<Draft | undefined>(undefined)

// Serialized, so that the service ends with the list that the person saw last.
let lastSave: Promise<unknown> = Promise.resolve()
let saves = 0

/** The starred pages, with optimistic changes, which are reverted with a message on failure. */
export function useStarred() {
  const { t, i18n } = useTranslation('frame')
  const family = useFamily(starredPages)
  const uid = useSession()?.userData.uid ?? ''
  const { data, refresh } = useData(family.index, uid === '' ? null : [])
  const update = useAction(family.update)
  const [draft, setDraft] = useAtom(draftAtom)
  const own = draft?.uid === uid ? draft : undefined

  // After everything is stored, the service's list is authoritative again.
  useEffect(() => setDraft((known) => (known?.isKept ? undefined : known)), [data, setDraft])

  const change = (next: readonly StarredPageInput[]) => {
    const save = ++saves
    const pages = next.map(({ url, label = null, icon = null, highlightAction = false }) => ({
      url,
      label,
      icon,
      highlightAction,
    }))
    setDraft({ uid, pages, isKept: false })
    const saved = lastSave.then(() => update({ pages }))
    lastSave = saved.catch(() => undefined)
    saved.then(
      () => {
        if (save === saves) setDraft({ uid, pages, isKept: true })
      },
      (error: unknown) => {
        setDraft(undefined)
        refresh()
        toast({ tone: 'danger', title: t('starred.failed', { reason: messageOf(error, i18n.language) }) })
      },
    )
  }
  return { pages: own?.pages ?? data, change }
}
