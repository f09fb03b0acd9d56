import { useTranslation } from 'react-i18next'
import type { TicketDetail } from '@portal/sdk'
import { Checkbox, Columns, Select, TextField } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { LateComboBox, LateMultiSelect } from './late-choices.tsx'
import { askedLanguages, channels } from './ticket-values.ts'
import { useTicketChoices } from './use-ticket-filters.ts'

type Known = Pick<
  TicketDetail,
  | 'subject'
  | 'requesterName'
  | 'requesterAddress'
  | 'channel'
  | 'language'
  | 'priority'
  | 'tags'
  | 'isVulnerable'
>

const newTicket: Known = {
  subject: '',
  requesterName: '',
  requesterAddress: '',
  channel: 'phone',
  language: 'es',
  priority: null,
  tags: [],
  isVulnerable: false,
}

/** The facts of a ticket: the requester, subject, channel, language, and priority. */
export function TicketInputs({ ticket = newTicket }: { ticket?: Known }) {
  const { t } = useTranslation('caseFiles')
  const choices = useTicketChoices()
  return (
    <>
      <TextField
        name="subject"
        label={t('list.subject')}
        defaultValue={ticket.subject}
        isRequired
        minLength={3}
        maxLength={200}
      />
      <TextField
        name="requesterName"
        label={t('list.requesterName')}
        defaultValue={ticket.requesterName}
        isRequired
        maxLength={120}
      />
      <TextField
        name="requesterAddress"
        label={t('list.requesterAddress')}
        defaultValue={ticket.requesterAddress ?? ''}
        maxLength={254}
      />
      <Columns>
        <Select
          name="channel"
          label={t('list.channel')}
          defaultValue={ticket.channel}
          options={channels.map((id) => ({ id, label: t(`list.channels.${id}`) }))}
        />
        <LanguageField language={ticket.language} />
      </Columns>
      <LateComboBox
        name="priorityId"
        label={t('list.priority')}
        options={choices?.priorities.map(({ id, name }) => ({ id, label: name }))}
        chosen={ticket.priority?.id}
      />
      <LateMultiSelect
        name="tagIds"
        label={t('list.tags')}
        options={choices?.tags.map(({ id, name }) => ({ id, label: name }))}
        chosen={ticket.tags.map(({ id }) => id)}
      />
      <Checkbox name="isVulnerable" label={t('list.isVulnerable')} defaultSelected={ticket.isVulnerable} />
    </>
  )
}

/** The requester's language: a common one, or the stored one. */
function LanguageField({ language }: { language: string }) {
  const { t } = useTranslation('caseFiles')
  const { locale } = useFormat()
  const codes: readonly string[] = askedLanguages.some((code) => code === language)
    ? askedLanguages
    : [...askedLanguages, language]
  return (
    <Select
      name="language"
      label={t('list.language')}
      defaultValue={language}
      options={codes.map((id) => ({ id, label: languageName(id, locale) }))}
    />
  )
}

/** The name of a language in another language. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
