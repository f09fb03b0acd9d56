import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@portal/sdk'
import { toast } from '@portal/ui-kit'
import { reasonOf, currentStateAfter } from '#patterns/current-state/current-state.ts'

/** A conflict: its message at once, and the current state as soon as it is known. */
export function Overtaken({ error }: { error: unknown }) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const [known, setKnown] = useState<{ error: unknown; text: string }>()
  useEffect(() => {
    let isShown = true
    void reasonOf(error, language).then((text) => {
      if (isShown) setKnown({ error, text })
    })
    return () => {
      isShown = false
    }
  }, [error, language])
  return known === undefined || known.error !== error ? messageOf(error, language) : known.text
}

/** Shows a conflict as a persistent notice with the current state. */
export async function showOvertaken(error: unknown, title: string, details?: string): Promise<void> {
  const description = (await currentStateAfter(error))?.text ?? details
  toast({ tone: 'danger', title, description })
}
