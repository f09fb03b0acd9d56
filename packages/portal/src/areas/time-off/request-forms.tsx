import { useTranslation } from 'react-i18next'
import type { AccessRequest } from '@portal/sdk'
import { accessRequests } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, DatePicker, TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

interface RequestFormProps {
  request: AccessRequest
  onClose: () => void
}

/** Grants a request until a date, or with a note to the person (SHE-15). */
export function ApproveForm({ request, onClose }: RequestFormProps) {
  const { t } = useTranslation(['access', 'general'])
  const labelOf = usePermissionLabel()
  const approve = useAction(useFamily(accessRequests).approve)
  return (
    <ResourceForm
      title={t('requests.approveWith')}
      draft={`accessRequests.approve.${request.id}`}
      send={(values) => {
        const [endsOn, reason] = [textOf(values.endsOn), textOf(values.reason)]
        return approve(request.id, {
          endsOn: endsOn === '' ? null : endsOn,
          ...(reason === '' ? {} : { reason }),
        })
      }}
      done={t('general:requests.approved')}
      sendLabel={t('general:requests.approve')}
      onClose={onClose}
    >
      <p>
        {t('requests.label', { person: request.person.displayName, permission: labelOf(request.permission) })}
      </p>
      <DatePicker name="endsOn" label={t('requests.lastDay')} description={t('requests.lastDayHelp')} />
      <TextArea name="reason" label={t('requests.tell')} maxLength={500} />
    </ResourceForm>
  )
}

/** Revokes a grant, with a reason the person reads. */
export function RevokeForm({ request, onClose }: RequestFormProps) {
  const { t } = useTranslation(['access', 'general'])
  const labelOf = usePermissionLabel()
  const revoke = useAction(useFamily(accessRequests).revoke)
  return (
    <ResourceForm
      title={t('requests.revokeTitle')}
      draft={`accessRequests.revoke.${request.id}`}
      send={({ reason }) => revoke(request.id, { reason: textOf(reason) })}
      done={t('requests.revoked')}
      sendLabel={t('requests.revoke')}
      onClose={onClose}
    >
      <p>{request.person.displayName}</p>
      <Alert tone="warning">{t('requests.revokeText', { permission: labelOf(request.permission) })}</Alert>
      <TextArea
        name="reason"
        label={t('general:requests.reason')}
        description={t('general:requests.reasonHelp')}
        isRequired
        minLength={3}
        maxLength={500}
      />
    </ResourceForm>
  )
}
