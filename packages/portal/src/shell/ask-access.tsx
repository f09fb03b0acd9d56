import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessRequest } from '@portal/sdk'
import { accessRequests } from '@portal/sdk/main'
import { useData, useFamily, usePortal } from '@portal/sdk/react'
import { Alert, Button, RadioGroup, Stack, TextArea } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** The polling interval of a pending request: once granted, the page opens by itself. */
const waitingMs = 10_000

interface AskAccessProps {
  /** Permissions of which any one suffices. */
  names: readonly string[]
  /** The requested page. */
  page: string
}

/** The cancel button beside the form. */
export interface AskFormProps extends AskAccessProps {
  onClose: () => void
}

/** Requests a missing permission, and shows the state of the request (SHE-15). */
export function AskAccess({ names, page }: AskAccessProps) {
  const { t } = useTranslation('access')
  const { isKnown, latest } = useLatest(names)
  const [isAsking, setAsking] = useState(false)
  if (!isKnown) return null
  return (
    <Stack space="md">
      {latest === undefined ? null : <Answer request={latest} />}
      {latest?.state === 'pending' ? null : (
        <div>
          <Button tone="primary" icon="key" onPress={() => setAsking(true)}>
            {t(latest?.state === 'rejected' ? 'ask.again' : 'ask.ask')}
          </Button>
        </div>
      )}
      {isAsking ? <AskForm names={names} page={page} onClose={() => setAsking(false)} /> : null}
    </Stack>
  )
}

/** The latest of one's own requests for these permissions; refreshes the session when it may have been granted. */
export function useLatest(names: readonly string[]): { isKnown: boolean; latest: AccessRequest | undefined } {
  const { index } = useFamily(accessRequests)
  const { session } = usePortal()
  const { data } = useData(index, [{ mine: true, perPage: 100 }], {
    refreshMs: (answer) => (answer?.data.some(({ state }) => state === 'pending') ? waitingMs : 0),
  })
  const [latest] = data?.data.filter(({ permission }) => names.includes(permission)) ?? []
  const isWaiting = latest?.state === 'pending'
  useData(session.show, isWaiting || latest?.state === 'approved' ? [] : null, {
    refreshMs: isWaiting ? waitingMs : 0,
  })
  return { isKnown: data !== undefined, latest }
}

/** The state of a request. */
export function Answer({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('access')
  const format = useFormat()
  const { state, decision, createdAt, decidedAt } = request
  const permission = usePermissionLabel()(request.permission)
  if (state === 'pending')
    return <Alert tone="info">{t('ask.waiting', { permission, date: format.dateTime(createdAt) })}</Alert>
  if (state === 'approved') return null
  const date = format.dateTime(decidedAt)
  return <Alert tone="warning">{t('ask.rejected', { permission, date, reason: decision ?? '' })}</Alert>
}

/** The requested permission, and the reason. */
export function AskForm({ names, page, onClose }: AskFormProps) {
  const { t } = useTranslation(['access', 'general'])
  const { create } = useFamily(accessRequests)
  const labelOf = usePermissionLabel()
  const [first = ''] = names
  return (
    <ResourceForm
      title={t('ask.ask')}
      draft="access.ask"
      send={({ permission, reason }) =>
        create({ permission: textOf(permission) || first, reason: textOf(reason), page })
      }
      done={t('ask.sent')}
      sendLabel={t('general:requests.send')}
      onClose={onClose}
    >
      {names.length > 1 ? (
        <RadioGroup
          name="permission"
          label={t('ask.which')}
          options={names.map((id) => ({ id, label: labelOf(id) }))}
          defaultValue={first}
          isRequired
        />
      ) : (
        <p>{labelOf(first)}</p>
      )}
      <TextArea
        name="reason"
        label={t('ask.reason')}
        description={t('ask.reasonHelp')}
        isRequired
        minLength={10}
        maxLength={500}
      />
    </ResourceForm>
  )
}
