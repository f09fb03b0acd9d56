import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'
import type { ImportPlan } from './import-plan.ts'
import type { ListImportProps } from './list-import-props.ts'

// Loaded on demand: few people import.
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))

/** Imports rows from a file, with a preview before anything changes. */
export function ListImport({ plan, ...props }: ListImportProps) {
  const { t } = useTranslation('general')
  const [opened, setOpened] = useState<Promise<ImportPlan>>()
  return (
    <>
      <Button size="sm" icon="upload" onPress={() => setOpened(plan())}>
        {t('actions.import')}
      </Button>
      {opened === undefined ? null : (
        <Suspense>
          <ImportDialog {...props} plan={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
