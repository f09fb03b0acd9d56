import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isPortalError } from '@portal/sdk'
import { recovery } from '@portal/sdk/main'
import { useFamily, usePortal } from '@portal/sdk/react'
import { Button, Form, Stack, TextField, toast, useFormAction } from '@portal/ui-kit'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPasswordOf, useNewPasswordRefusal } from './new-password.ts'
import { isTicketOver, useRecoveryFailure } from './recovery-failure.ts'
import { LinkIsOver, RecoveryFrame } from './recovery-frame.tsx'
import { forgetTicket, useTicketOfAddress } from './recovery-ticket.ts'
import type { OpenRecovery } from './use-recovery.ts'

const here = '/pages/reset-password'

/** A new password, by the link of a mail: its ticket is in the fragment, which no server sees (LOG-4). */
export function ResetPasswordScreen() {
  const { key, hash } = useLocation()
  // Another link opened in the same tab only changes the fragment, but must start over.
  return <ResetPassword key={key} ticket={hash.slice(1)} />
}

function ResetPassword({ ticket }: { ticket: string }) {
  const { t } = useTranslation('recovery')
  useTicketOfAddress(ticket, here)
  return (
    <RecoveryFrame title={t('reset.title')} text={t('reset.text')}>
      {(known) =>
        known.questions.length > 0 ? (
          <Navigate to="/pages/validate-security-questions" replace />
        ) : (
          <NewPassword {...known} />
        )
      }
    </RecoveryFrame>
  )
}

function NewPassword({ ticket, username }: OpenRecovery) {
  const { t } = useTranslation('recovery')
  const { session } = usePortal()
  const { reset } = useFamily(recovery)
  const navigate = useNavigate()
  const explain = useRecoveryFailure()
  const refusalOf = useNewPasswordRefusal()
  const [isOver, setOver] = useState(false)
  const save = useFormAction({
    action: async (values) => reset({ ticket, password: newPasswordOf(values) }),
    explain: (error) => {
      setOver(isTicketOver(error))
      return isPortalError(error) && !isPortalError(error, 'validation') ? explain(error) : refusalOf(error)
    },
    onDone: () => {
      forgetTicket()
      toast({ tone: 'success', title: t('reset.done') })
      void leave()
    },
  })
  const leave = async () => {
    // The server has ended this session, too; without one the sign-in page does not redirect.
    if (session.current) await session.logout()
    await navigate('/pages/login', { replace: true })
  }
  if (isOver) return <LinkIsOver title={t('reset.title')} />
  return (
    <Form aria-label={t('reset.title')} {...save.form}>
      <Stack space="lg">
        <TextField
          name="username"
          label={t('reset.user')}
          value={username}
          autoComplete="username"
          isReadOnly
        />
        <NewPasswordFields label={t('reset.password')} />
        <Button type="submit" tone="primary" size="lg" isWide isPending={save.isPending}>
          {t('reset.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
