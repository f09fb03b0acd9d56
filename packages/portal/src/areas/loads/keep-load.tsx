import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { segments } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { NameForm } from '#patterns/name-form.tsx'

/** Saves the records of a load as a named list (CAR-18). */
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
        <NameForm
          title={t('keep.open')}
          label={t('keep.name')}
          description={t('keep.text')}
          done={t('keep.done')}
          draft={`segments.ofLoad.${id}`}
          send={(name) => ofLoad({ loadId: id, name })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
