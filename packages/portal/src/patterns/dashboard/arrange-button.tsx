import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'
import { loadPhrases } from '#phrases/i18n.ts'
import type { ArrangedParts } from './arrange-drawer.tsx'

// Loaded on demand: people arrange the dashboard once and look at it ten times a day.
const ArrangeDrawer = lazy(async () => {
  const [file] = await Promise.all([import('./arrange-drawer.tsx'), loadPhrases('arrange')])
  return { default: file.ArrangeDrawer }
})

interface ArrangeButtonProps {
  parts: ArrangedParts
  onArrange: (parts: ArrangedParts) => void
  onReset: () => void
}

/** Opens the arrangement of the dashboard. */
export function ArrangeButton(props: ArrangeButtonProps) {
  const { t } = useTranslation('dashboard')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button tone="quiet" size="sm" icon="settings" onPress={() => setOpen(true)}>
          {t('arrange')}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <ArrangeDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
