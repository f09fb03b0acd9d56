import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blacklists } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Select, TextField } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'

const records = 'records'
const most = 100

/**
 * The destination of a file: records, or a blacklist (an external one by edition). For people who may add to
 * blacklists.
 */
export function DestinationFields() {
  const { t } = useTranslation('loads')
  const can = useCan()
  const may = can('LISTA_NEGRA_CREAR') && can('MENU_LISTA_NEGRA')
  const lists =
    useData(useFamily(blacklists).index, may ? [{ active: true, perPage: most }] : null).data?.data ?? []
  const [chosen, choose] = useState<string>(records)
  if (lists.length === 0) return null
  const isExternal = lists.find(({ id }) => id === chosen)?.layer === 'external'
  return (
    <>
      <Select
        name="blacklist"
        label={t('blacklists.destination')}
        isRequired
        value={chosen}
        onChange={choose}
        options={[
          { id: records, label: t('blacklists.records') },
          ...lists.map(({ id, name }) => ({ id, label: t('blacklists.blacklist', { name }) })),
        ]}
      />
      {isExternal ? (
        <TextField
          name="blacklist.edition"
          label={t('blacklists.edition')}
          description={t('blacklists.editionHelp')}
          isRequired
          maxLength={40}
        />
      ) : null}
    </>
  )
}
