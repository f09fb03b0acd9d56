import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketChange } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Select, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { defined } from '#patterns/defined.ts'
import { LaterPages } from '#patterns/later-pages.tsx'
import { useChangeValue } from './use-change-value.ts'
import { changedFields, useFieldName } from './use-field-name.ts'

const all = 'all'

/** Each change of a ticket: the field, before and after, by whom and when; filtered by field (TIC-8). */
export function TicketChanges({ id }: { id: string }) {
  const { t } = useTranslation(['caseFile', 'caseFiles'])
  const [field, setField] = useState<string>(all)
  const nameOf = useFieldName()
  const ask = { perPage: 50, ...(field === all ? {} : { field: [field] }) }
  return (
    <Stack space="sm">
      <Select
        label={t('changes.field')}
        value={field}
        onChange={setField}
        options={[
          { id: all, label: t('changes.all') },
          ...changedFields.map((name) => ({ id: name, label: nameOf({ field: name, label: null }) })),
        ]}
      />
      <LaterPages
        ask={useFamily(tickets).changes}
        argsAfter={(after) => [id, { ...ask, ...defined({ after }) }]}
        more={t('changes.more')}
        none={<p>{t('changes.none')}</p>}
      >
        {(changes) => <Changes changes={changes} />}
      </LaterPages>
    </Stack>
  )
}

function Changes({ changes }: { changes: readonly TicketChange[] }) {
  const { t } = useTranslation('caseFile')
  const format = useFormat()
  const nameOf = useFieldName()
  const shown = useChangeValue()
  return (
    <Stack as="ul" space="sm">
      {changes.map(({ id, field, label, old, new: now, user, at }) => (
        <li key={id}>
          <Stack space="xs">
            <span>
              <strong>{nameOf({ field, label })}</strong>: {shown(field, old)} → {shown(field, now)}
            </span>
            <span>
              {user?.displayName ?? t('entries.by.portal')} · {format.dateTime(at)}
            </span>
          </Stack>
        </li>
      ))}
    </Stack>
  )
}
