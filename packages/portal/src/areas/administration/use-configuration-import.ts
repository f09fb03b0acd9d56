import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConfigurationFile, type ConfigurationReview, messageOf } from '@portal/sdk'
import { configuration } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { withIdentity } from '#patterns/confirm-identity/identity.ts'
import { configurationOf } from './configuration-review.ts'

interface Chosen {
  readonly name: string
  readonly file: ConfigurationFile
  readonly review: ConfigurationReview
  readonly isWriting: boolean
  readonly failure?: string
}

/** The step of an import of the configuration. */
export type ImportState = { readonly at: 'choose' } | ({ readonly at: 'check' | 'done' } & Chosen)

/**
 * The import of a configuration from the file through the review to the result; nothing changes before the
 * review is confirmed.
 */
export function useConfigurationImport() {
  const { t, i18n } = useTranslation('roles')
  const { import: send } = useFamily(configuration)
  const [state, setState] = useState<ImportState>({ at: 'choose' })
  const look = (file: ConfigurationFile) => withIdentity(() => send({ file, dryRun: true }))

  const choose = async (given: File): Promise<void> => {
    const file = configurationOf(await given.text())
    if (file === undefined) throw new Error(t('configuration.unreadable'))
    const review = await look(file).catch((error: unknown) => {
      throw new Error(messageOf(error, i18n.language))
    })
    setState({ at: 'check', name: given.name, file, review, isWriting: false })
  }
  const write = async (chosen: Chosen): Promise<void> => {
    const { name, file, review } = chosen
    setState({ ...chosen, at: 'check', isWriting: true })
    try {
      const done = await withIdentity(() => send({ file, dryRun: false, review: review.review }))
      setState({ at: 'done', name, file, review: done, isWriting: false })
    } catch (error) {
      // A conflict since the review: shows a new one.
      const fresh = await look(file).catch(() => review)
      const failure = messageOf(error, i18n.language)
      setState({ at: 'check', name, file, review: fresh, isWriting: false, failure })
    }
  }
  return {
    state,
    choose,
    write: (chosen: Chosen) => void write(chosen),
    again: () => setState({ at: 'choose' }),
  }
}
