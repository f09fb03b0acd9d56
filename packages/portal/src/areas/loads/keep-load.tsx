import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { segments } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { KeepForm } from '../lists/keep-form.tsx'

/** Keeps the records of a load as a named list (CAR-18). */
export function KeepLoad({ load: { id } }: { load: Load }) {
  const { t } = useTranslation('segments')
  const { ofLoad } = useFamily(segments)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button icon="save" onPress={() => setAsking(true)}>
        {t('keep.open')}
      </Button>
      {isAsking ? (
        <KeepForm
          draft={`segments.ofLoad.${id}`}
          send={(name) => ofLoad({ loadId: id, name })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
