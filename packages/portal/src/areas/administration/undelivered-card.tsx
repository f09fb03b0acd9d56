import { useTranslation } from 'react-i18next'
import type { UndeliveredMail } from '@portal/sdk'
import { undeliveredMails } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, DescriptionList, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'

interface UndeliveredCardProps {
  mail: UndeliveredMail
  onDiscard: () => void
}

/** One undelivered email: the recipient, the mail server's error, and the actions. */
export function UndeliveredCard({ mail, onDiscard }: UndeliveredCardProps) {
  const { t } = useTranslation('administration')
  const format = useFormat()
  const send = useAct(useFamily(undeliveredMails).resend, t('mails.resent'))
  const name = useReaderOf()(mail)
  const { id, kind, person, email, obstacle, failure, tries, failedAt } = mail
  return (
    <Card title={name} level={3} description={t(`mails.kinds.${kind}`)}>
      <Stack space="sm">
        {obstacle === null ? null : (
          <Alert tone="warning" isSilent>
            {t(`mails.obstacles.${obstacle}`)}
          </Alert>
        )}
        <DescriptionList
          items={[
            ...(person === null ? [] : [{ term: t('mails.email'), value: email }]),
            { term: t('mails.failure'), value: failure },
            {
              term: t('mails.failedAt'),
              value: t('mails.after', {
                count: tries,
                number: format.whole(tries),
                time: format.dateTime(failedAt),
              }),
            },
          ]}
        />
        <Inline space="sm">
          {obstacle === null ? (
            <Button
              size="sm"
              icon="send"
              aria-label={t('mails.resendTo', { name })}
              isPending={send.isPending}
              onPress={() => void send(id)}
            >
              {t('mails.resend')}
            </Button>
          ) : null}
          <Button size="sm" icon="trash" aria-label={t('mails.discardOf', { name })} onPress={onDiscard}>
            {t('mails.discard')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** The recipient's name in the portal. */
export function useReaderOf(): (mail: Pick<UndeliveredMail, 'person' | 'email'>) => string {
  const { t } = useTranslation('administration')
  return ({ person, email }) => person?.displayName ?? email ?? t('mails.nobody')
}
