import { profile } from '@portal/sdk/main'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Preferences } from '@portal/sdk'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

/** One's own profile with optimistic updates, which are reverted when the server refuses them. */
export function useProfile() {
  const { t, i18n } = useTranslation('general')
  const family = useFamily(profile)
  const { data, error, refresh } = useData(family.show, [])
  const patch = useAction(family.patch)
  const [chosen, setChosen] = useState<Preferences>({})
  const [seen, setSeen] = useState(data)
  // The server's answer is authoritative.
  if (data !== seen) {
    setSeen(data)
    setChosen({})
  }
  const change = async (choice: Preferences) => {
    setChosen((before) => ({ ...before, ...choice }))
    try {
      await patch(choice)
      toast({ tone: 'success', title: t('done.saved') })
    } catch (refusal) {
      setChosen({})
      showRefusal(refusal, i18n.language)
    }
  }
  return { data: data && { ...data, ...chosen }, error, refresh, change, isPending: patch.isPending }
}

/** What the cards of the profile take. */
export interface ProfileProps {
  profile: NonNullable<ReturnType<typeof useProfile>['data']>
  change: ReturnType<typeof useProfile>['change']
}
