import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { LinkButton } from '@portal/ui-kit'
import { loadPhrases } from '#phrases/i18n.ts'
import { mendAddress } from './load-address.ts'

/** Links to the correction grid of a load's rejected rows. */
function Link({ load }: { load: Load }) {
  const { t } = useTranslation('rejectedRows')
  return (
    <LinkButton href={mendAddress(load)} tone="primary" icon="pencil">
      {t('grid.open')}
    </LinkButton>
  )
}

const Loaded = lazy(async () => {
  await loadPhrases('rejectedRows')
  return { default: Link }
})

export function MendLink({ load }: { load: Load }) {
  return (
    <Suspense fallback={null}>
      <Loaded load={load} />
    </Suspense>
  )
}
